import { readConfig } from '../src/config.ts'
import { createProgram } from '../src/program.ts'

/** The program without its pages, with a link checker that may visit addresses of this machine, and no others. */
const program = await createProgram(readConfig(), {
  links: { visits: { allows: (ip) => ip.startsWith('127.') } },
})
await program.listen()
process.on('SIGTERM', () => void program.close().then(() => process.exit(0)))
