import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OddSite, redirect, send, startOddSite } from '../../../../test/odd-site.ts'
import type { Judge } from '../../../kernel/outside/judged-addresses.ts'
import { isPublicIp } from '../../../kernel/outside/public-ip.ts'
import { startPublicProxy } from '../../../kernel/outside/public-proxy.ts'
import { takeScreenshots } from './screenshots.ts'

/** Any Chromium of this machine will do. */
const CHROMIUM = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
/** The name of the page, and where it is. */
const PAGE = 'page.example'
const HERE = '127.0.0.2'

let page: OddSite
let inside: OddSite
beforeAll(async () => {
  page = await startOddSite(HERE)
  inside = await startOddSite()
})
afterAll(() => Promise.all([page.close(), inside.close()]))

const portOf = ({ origin }: OddSite) => new URL(origin).port
/** One name leads to a site of this machine, as if it were on the internet; nothing else of this machine is allowed. */
const judge: Judge = {
  lookup: async (host) => [
    { address: host === PAGE ? HERE : host === 'inside.example' ? '127.0.0.1' : '10.0.0.1', family: 4 },
  ],
  allows: (ip) => isPublicIp(ip) || ip === HERE,
}
const log = { warn: () => {} }
const shoot = (path: string) =>
  takeScreenshots(`http://${PAGE}:${portOf(page)}${path}`, {
    chromiumPath: CHROMIUM!,
    signal: AbortSignal.timeout(60_000),
    log: log as never,
    ...judge,
  })

describe.skipIf(!CHROMIUM)('a screenshot', () => {
  test('is taken at two sizes', async () => {
    page.set('/', send('<body style="background:#1a73e8"><h1 style="color:#fff">Acme</h1>'))
    const shots = await shoot('/')
    expect(shots).toMatchObject([
      { kind: 'screen_wide', width: 1280, height: 800 },
      { kind: 'screen_phone', width: 390, height: 844 },
    ])
  })

  test('reaches nothing inside, whatever the page asks for', async () => {
    const port = portOf(inside)
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '10.0.0.1',
      '169.254.169.254',
      '0x7f.1',
      'inside.example',
    ]
    const addresses = hosts.map((host) => `http://${host}:${port}/secret`)
    page.set('/to-inside', redirect(addresses[0]!))
    page.set(
      '/nosy',
      send(`<h1>Nosy</h1>
        ${addresses.map((a) => `<img src="${a}"><iframe src="${a}"></iframe><link rel=stylesheet href="${a}">`).join('')}
        <img src="/to-inside"><iframe src="/to-inside"></iframe><iframe src="file:///etc/passwd"></iframe>
        <script>
          for (const a of ${JSON.stringify(addresses)}) {
            fetch(a, { mode: 'no-cors' }).catch(() => {})
            try { new WebSocket(a.replace('http', 'ws')) } catch {}
            navigator.sendBeacon(a)
          }
          fetch('file:///etc/passwd').then((r) => r.text()).then((t) => fetch('/leak')).catch(() => {})
        </script>`),
    )
    page.asked.length = 0
    expect(await shoot('/nosy')).toHaveLength(2)
    expect(inside.asked).toEqual([])
    expect(page.asked).toContain('/to-inside')
    expect(page.asked).not.toContain('/leak')
  })

  test('of a page that leads inside is none', async () => {
    page.set('/moves', redirect(`${inside.origin}/secret`))
    page.set('/hops', send(`<script>location = '${inside.origin}/secret'</script>`))
    for (const path of ['/moves', '/hops']) await shoot(path)
    expect(inside.asked).toEqual([])
    expect(
      await takeScreenshots(`${inside.origin}/`, {
        chromiumPath: CHROMIUM!,
        signal: AbortSignal.timeout(60_000),
        log: log as never,
      }),
    ).toEqual([])
    expect(inside.asked).toEqual([])
  })
})

describe('the way out', () => {
  test('refuses what is not public, tunnels too', async () => {
    const proxy = await startPublicProxy()
    const { connect } = await import('node:net')
    const ask = (line: string) =>
      new Promise<string>((resolve) => {
        let answer = ''
        const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1')
        socket.on('data', (data) => {
          answer += data
        })
        socket.on('close', () => resolve(answer.split('\r\n')[0]!))
        socket.end(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      })
    const to = new URL(inside.origin).host
    inside.asked.length = 0
    for (const line of [
      `GET ${inside.origin}/`,
      `CONNECT ${to}`,
      `CONNECT [::1]:443`,
      'CONNECT 10.0.0.1:443',
      'CONNECT 1.1.1.1:22',
      'GET http://169.254.169.254/latest',
      'GET file:///etc/passwd',
      'GET /nowhere',
    ]) {
      expect([line, await ask(line)]).toEqual([line, 'HTTP/1.1 403 Forbidden'])
    }
    expect(inside.asked).toEqual([])
    expect([...proxy.reached]).toEqual([])
    proxy.close()
  })
})
