import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@playwright/test'
import small from '../scripts/lib/small.json' with { type: 'json' }
import { freePort } from '../test/free-port.ts'

/** A server for journeys that need settings of their own: on a free port, with an empty catalogue. */
export interface OwnServer {
  url: string
  dataFolder: string
  /** What the server has printed. */
  output(): string
  close(): Promise<void>
}

interface Given {
  /** Environment variables beside those that every test server has. */
  env?: Record<string, string>
  /** Rows of site_settings. */
  settings?: Record<string, unknown>
}

export const BOSS = { email: 'boss@kitly.example', password: 'correct horse 7 battery' }

/**
 * A server for the journeys of a file or a group of them: it starts before the first and ends after the last. They are
 * made one after the other, since each worker that took one of them would start a server.
 */
export function ownServer(start: () => Promise<OwnServer>): OwnServer {
  let server: OwnServer
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    server = await start()
  })
  test.afterAll(() => server.close())
  return oneThatComes(() => server)
}

/** What is asked of a server before it is there. */
export const oneThatComes = (server: () => OwnServer): OwnServer => ({
  get url() {
    return server().url
  },
  get dataFolder() {
    return server().dataFolder
  },
  output: () => server().output(),
  close: () => server().close(),
})

/** A server with one administrator and an empty catalogue. */
export const startAdminServer = (env: Record<string, string> = {}): Promise<OwnServer> =>
  startOwnServer({
    env: { KITLY_ADMIN_EMAIL: BOSS.email, KITLY_ADMIN_PASSWORD: BOSS.password, ...env },
  })

export async function startOwnServer({ env = {}, settings }: Given = {}): Promise<OwnServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kitly-own-'))
  const port = await freePort()
  let output = ''
  // What is built is for production alone.
  const program = env.NODE_ENV === 'development' ? 'src/main.ts' : 'dist/server/main.js'
  const start = async () => {
    const child = spawn('node_modules/.bin/node', [...small.flags, program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        KITLY_DATA: dataFolder,
        KITLY_RATE_LIMIT: '0',
        KITLY_LOG: 'error',
        KITLY_STARTER: '0',
        KITLY_LINK_CHECKS: '0',
        KITLY_DRAIN_SECONDS: '0',
        ...env,
      },
    })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error('The server has ended before it was ready')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
  let stop = await start()
  if (settings) {
    // The tables are there now; what is set is read at the next start.
    await stop()
    storeSettings(dataFolder, settings)
    stop = await start()
  }
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    output: () => output,
    async close() {
      await stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function storeSettings(dataFolder: string, settings: Record<string, unknown>) {
  const database = new DatabaseSync(join(dataFolder, 'kitly.db'))
  const insert = database.prepare('insert into site_settings (key, value, updated_at) values (?, ?, ?)')
  for (const [key, value] of Object.entries(settings)) {
    insert.run(key, JSON.stringify(value), new Date().toISOString())
  }
  database.close()
}

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
