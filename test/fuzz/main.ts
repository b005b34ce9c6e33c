import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepResults } from '../../bench/results-file.ts'
import { createPages } from '../../src/app/pages.ts'
import { readConfig } from '../../src/config.ts'
import { createProgram } from '../../src/program.ts'
import type { OpenApiDocument } from '../../src/shared/openapi.ts'
import { addressOf, createDatabase, dropDatabase, POSTGRES_URL } from '../postgres.ts'
import { Random } from '../seeded.ts'
import { fuzz } from './run.ts'

/**
 * Hostile requests at the whole program, on the database of the environment. Ends with 1 if anything fell short.
 * --requests=20000  how many;  --seed=1  which;  --minutes=15  the most it may take;  --write  keeps the figures
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
    write: { type: 'boolean' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'kitly-fuzz-'))
const database = POSTGRES_URL ? await createDatabase({ empty: true }) : undefined
const config = readConfig({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  KITLY_URL: 'http://localhost',
  KITLY_DATA: folder,
  KITLY_LOG: 'silent',
  KITLY_RATE_LIMIT: '0',
  KITLY_STARTER: '0',
  KITLY_LINK_CHECKS: '0',
  ...(database && { DATABASE_URL: addressOf(database) }),
})
const pages = await createPages(config)
// Addresses of other sites are not visited: what is tried is this program, not the internet.
const links = { visits: { allows: () => false } }
const program = await createProgram(config, { mountPages: pages.mount, links })
const port = await program.listen()
const document = (await (await program.http.app.request('/api/openapi.json')).json()) as OpenApiDocument
// The built one: Node reads no JSX.
const built = join(import.meta.dirname, '..', '..', 'dist', 'server', 'entry-server.js')
const { routePages } = (await import(built)) as { routePages: Record<string, string> }
const { failed, lines } = await fuzz({
  program,
  port,
  document,
  screens: Object.keys(routePages),
  seed: Number(values.seed),
  requests: Number(values.requests),
  until: Date.now() + Number(values.minutes) * 60_000,
  random: (n) => new Random(Number(values.seed) * 1_000_003 + n),
})
for (const line of lines) console.log(line)
if (values.write) keepResults('npm run test:fuzz', lines, program.services.database.engine)
await program.close()
await pages.close()
if (database) await dropDatabase(database)
await rm(folder, { recursive: true, force: true })
process.exit(failed > 0 ? 1 : 0)
