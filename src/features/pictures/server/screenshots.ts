import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../../kernel/jobs/log.ts'
import type { Judge } from '../../../kernel/outside/judged-addresses.ts'
import { startPublicProxy } from '../../../kernel/outside/public-proxy.ts'
import { FOUND_SIDE } from '../pictures.limits.ts'
import { takePicture } from './fetched-picture.ts'
import type { SiteFind } from './read-site.ts'

interface Options extends Judge {
  chromiumPath: string
  signal: AbortSignal
  log: Pick<Log, 'warn'>
}

const SHOTS = [
  { kind: 'screen_wide', size: '1280,800' },
  { kind: 'screen_phone', size: '390,844' },
] as const
/** When a page that still loads is taken as it is, and when the browser is ended whatever it does. */
const SHOT_MS = 12_000
const BROWSER_MS = 25_000

let last: Promise<unknown> = Promise.resolve()

/** Takes screenshots of a public page. One browser is at work at a time: each needs much memory. */
export function takeScreenshots(url: string, options: Options): Promise<SiteFind[]> {
  const work = last.then(() => shoot(url, options))
  last = work.catch(() => {})
  return work
}

async function shoot(url: string, { chromiumPath, signal, log, ...judge }: Options): Promise<SiteFind[]> {
  const finds: SiteFind[] = []
  const { host } = new URL(url)
  for (const { kind, size } of SHOTS) {
    if (signal.aborted) break
    const folder = await mkdtemp(join(tmpdir(), 'kitly-screen-'))
    const proxy = await startPublicProxy(judge)
    try {
      const file = join(folder, 'screen.png')
      await runBrowser(chromiumPath, argumentsOf({ url, size, file, folder, proxy: proxy.url }), {
        folder,
        signal,
      })
      const bytes = await readFile(file).catch(() => null)
      // Without an answer of the page itself it is a picture of the browser's error.
      if (!bytes || !proxy.reached.has(host)) continue
      const taken = await takePicture({ bytes, isCut: false, type: 'image/png' }, FOUND_SIDE)
      if (typeof taken !== 'string') finds.push({ ...taken, kind, source_url: url })
    } catch (error) {
      log.warn({ err: error }, 'no screenshot taken')
    } finally {
      proxy.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
  return finds
}

interface Shot {
  url: string
  size: string
  file: string
  folder: string
  proxy: string
}

/** Everything goes through the proxy, this machine's own addresses too; no name is looked up by the browser itself. */
export const argumentsOf = ({ url, size, file, folder, proxy }: Shot): string[] => [
  '--headless',
  `--screenshot=${file}`,
  `--window-size=${size}`,
  `--timeout=${SHOT_MS}`,
  `--user-data-dir=${join(folder, 'profile')}`,
  `--proxy-server=${proxy}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  // Root cannot have the sandbox of namespaces.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  url,
]

/** Runs a browser in a process group of its own, which is ended with it; it is told nothing of ours. */
export async function runBrowser(
  path: string,
  given: string[],
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const child = spawn(path, given, {
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder },
  })
  const ending = AbortSignal.any([signal, AbortSignal.timeout(BROWSER_MS)])
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  ending.addEventListener('abort', end, { once: true })
  try {
    await once(child, 'close')
  } finally {
    ending.removeEventListener('abort', end)
    end()
  }
}
