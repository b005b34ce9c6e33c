import { createPages } from '../src/app/pages.ts'
import { readConfig } from '../src/config.ts'
import { PageCache } from '../src/kernel/load/page-cache.ts'
import { createProgram } from '../src/program.ts'

/** The program with a page cache that keeps nothing: the same address is answered anew each time. */
const config = readConfig()
const pages = await createPages(config)
const program = await createProgram(config, { mountPages: pages.mount, pageCache: new PageCache(0) })
await program.listen()
process.on('SIGTERM', () => void program.close().then(() => process.exit(0)))
