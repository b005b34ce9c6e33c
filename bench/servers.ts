import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import small from '../scripts/lib/small.json' with { type: 'json' }
import { freePort } from '../test/free-port.ts'
import { type Cores, spawnNode, stop } from './machine.ts'

export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '..')
const READY_WITHIN_MS = 120_000

/** Starts the program as in production; answers when /readyz does, with the milliseconds that took. */
export async function startKitly(
  cores: Cores,
  dataFolder: string,
  settings: Record<string, string> = {},
  entry = join(ROOT, 'dist', 'server', 'main.js'),
): Promise<Server & { readyMs: number }> {
  const port = await freePort()
  const log = openSync(join(dataFolder, 'log.txt'), 'w')
  const { PATH, HOME } = process.env
  const start = performance.now()
  const child = spawnNode(cores.server, [...small.flags, entry], {
    cwd: ROOT,
    stdio: ['ignore', log, 'inherit'],
    env: {
      ...small.env,
      NODE_ENV: 'production',
      PATH,
      HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      KITLY_DATA: dataFolder,
      KITLY_RATE_LIMIT: '0',
      KITLY_LOG: 'info',
      KITLY_STARTER: '0',
      KITLY_LINK_CHECKS: '0',
      KITLY_DRAIN_SECONDS: '0',
      ...settings,
    },
  })
  while ((await statusOf(port, '/readyz')) !== 200) {
    if (child.exitCode !== null) throw new Error('The program has ended before it was ready')
    if (performance.now() - start > READY_WITHIN_MS) throw new Error('The program is not ready in time')
    await setTimeout(4)
  }
  const readyMs = performance.now() - start
  return { ...handleOf(child, port), readyMs }
}

function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
      .once('error', () => resolve(0))
      .end()
  })
}

export interface BareServer extends Server {
  /** From now on it answers with these bytes. */
  set(type: string, body: Uint8Array): Promise<void>
}

export async function startBare(cores: Cores): Promise<BareServer> {
  const port = await freePort()
  const child = spawnNode(cores.server, [join(import.meta.dirname, 'bare-server.ts'), String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  await once(child, 'message')
  return {
    ...handleOf(child, port),
    async set(type, body) {
      const told = once(child, 'message')
      child.send({ type, body })
      await told
    },
  }
}

const handleOf = (child: ChildProcess, port: number): Server => ({
  url: `http://127.0.0.1:${port}`,
  pid: child.pid!,
  stop: () => stop(child),
})

/** Bytes of memory that the program holds, as it tells itself. */
export async function residentBytes({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}
