import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/kernel/data/database.ts'
import { kill, type Started, start } from '../child.ts'
import { freePort } from '../free-port.ts'
import { addressOf, createDatabase, dropDatabase, POSTGRES_URL } from '../postgres.ts'
import { type Answer, call, type Sent } from './call.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts')
const START_MS = 60_000
export const ADMIN = { email: 'admin@example.com', password: 'correct horse 7 battery' }

/** What one site keeps: a data folder, and a database on the server if there is one. */
export interface Place {
  environment: Record<string, string>
  /** Its database, without the site. */
  open(): Database
  remove(): Promise<void>
}

export async function createPlace(given: Record<string, string> = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'kitly-faults-'))
  const database = POSTGRES_URL ? await createDatabase({ empty: true }) : undefined
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    KITLY_DATA: folder,
    KITLY_LOG: 'silent',
    KITLY_RATE_LIMIT: '0',
    KITLY_STARTER: '0',
    KITLY_LINK_CHECKS: '0',
    KITLY_ADMIN_EMAIL: ADMIN.email,
    KITLY_ADMIN_PASSWORD: ADMIN.password,
    ...(database && { DATABASE_URL: addressOf(database) }),
    ...given,
  }
  return {
    environment,
    open: () =>
      openDatabase(readConfig({ ...environment, ...(database && { DATABASE_URL: addressOf(database) }) })),
    remove: async () => {
      if (database) await dropDatabase(database)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Site {
  port: number
  pid: number
  /** A request on a connection of its own, unless an agent is given. */
  call(method: string, path: string, sent?: Sent, agent?: Agent): Promise<Answer>
  /** Whether the process is still there. */
  runs(): boolean
  kill(): Promise<void>
  /** Asks it to end; resolves with its exit code when it has. */
  end(): Promise<number | null>
}

/** How a process is started, where it is not plainly: `before` stands before the command, `flags` are Node's. */
export interface StartOptions {
  before?: string[]
  flags?: string[]
}

/** Starts the site as a process of its own, as `npm start` does; resolves when it answers. */
export async function startSite(
  environment: Record<string, string>,
  { before = [], flags = [] }: StartOptions = {},
): Promise<Site> {
  const port = await freePort()
  const env = { ...environment, PORT: String(port), KITLY_URL: `http://127.0.0.1:${port}` }
  const command = [...before, process.execPath, '--disable-warning=ExperimentalWarning', ...flags, MAIN]
  const { child, lines }: Started = start(command[0]!, command.slice(1), env)
  const runs = () => child.exitCode === null && child.signalCode === null
  for (const end = Date.now() + START_MS; !lines.some((line) => line.startsWith('Kitly is ready')); ) {
    if (!runs()) throw new Error(`The site did not start: ${lines.join('\n')}`)
    if (Date.now() > end) {
      await kill(child)
      throw new Error(`The site did not start within ${START_MS / 1000} s`)
    }
    await sleep(10)
  }
  return {
    port,
    pid: child.pid!,
    call: (method, path, sent, agent) => call(port, method, path, sent, agent),
    runs,
    kill: () => kill(child),
    end: async () => {
      child.kill('SIGTERM')
      if (runs()) await once(child, 'exit')
      return child.exitCode
    },
  }
}
