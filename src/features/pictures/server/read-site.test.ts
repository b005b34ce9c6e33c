import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ico,
  lyingIco,
  type OddSite,
  picture,
  redirect,
  send,
  sendHead,
  sendPacked,
  startOddSite,
} from '../../../../test/odd-site.ts'
import { visitAddress } from '../../../kernel/outside/visit-address.ts'
import { readSite } from './read-site.ts'

let site: OddSite
beforeAll(async () => {
  site = await startOddSite()
})
afterAll(() => site.close())

const read = async (path: string) =>
  await readSite(site.origin + path, (url, bytesMax) =>
    visitAddress(url, { allows: (ip) => ip === '127.0.0.1', timeoutMs: 1_500, bytesMax }),
  )

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h5v5H0z" fill="#f00"/></svg>'
const svg = (inside: string) => SVG.replace('<path', `${inside}<path`)

/** What the head of a page says, what its addresses answer, and which icon it has then. */
type Case = [
  name: string,
  head: string,
  answers: () => Promise<Record<string, Parameters<OddSite['set']>[1]>>,
  icon: number | null,
  refused?: string,
]
const png = (side: number) => async () => ({ '/icon': send(await picture(side), 'image/png') })
const ICON = '<link rel="icon" href="/icon">'

const CASES: Case[] = [
  ['a page without an icon', '', async () => ({}), null, 'not_there'],
  ['an icon that is not there', '<link rel=icon href=/gone.png>', async () => ({}), null, 'not_there'],
  ['the usual place', '', async () => ({ '/favicon.ico': send(await ico([48]), 'image/x-icon') }), 48],
  ['HTML as an icon', ICON, async () => ({ '/icon': send('<p>Hello', 'text/html') }), null, 'not_a_picture'],
  [
    'HTML that says it is a PNG',
    ICON,
    async () => ({ '/icon': send('<p>Hello', 'image/png') }),
    null,
    'not_a_picture',
  ],
  ['a pixel that counts', ICON, png(1), null, 'tracking_pixel'],
  ['a tiny one', ICON, png(12), null, 'too_small'],
  ['a clear one', ICON, async () => ({ '/icon': send(await clear(), 'image/png') }), null, 'empty'],
  ['one of one colour', ICON, async () => ({ '/icon': send(await clear(1), 'image/png') }), null, 'empty'],
  ['an empty body', ICON, async () => ({ '/icon': send('', 'image/png') }), null, 'empty'],
  [
    'half a picture',
    ICON,
    async () => ({ '/icon': send((await noise(200)).subarray(0, 9_000), 'image/png') }),
    null,
    'broken',
  ],
  ['one that moves', ICON, async () => ({ '/icon': send(await moving(), 'image/gif') }), null, 'animated'],
  ['a drawing', ICON, async () => ({ '/icon': send(SVG, 'image/svg+xml') }), 256],
  [
    'a drawing with a script',
    ICON,
    async () => ({ '/icon': send(svg('<script>1</script>'), 'image/svg+xml') }),
    null,
    'unsafe_drawing',
  ],
  [
    'a drawing that asks for a picture',
    ICON,
    async () => ({ '/icon': send(svg('<image href="http://127.0.0.1/x.png"/>'), 'image/svg+xml') }),
    null,
    'unsafe_drawing',
  ],
  [
    'several sizes in one file',
    '',
    async () => ({ '/favicon.ico': send(await ico([16, 64, 32]), 'image/x-icon') }),
    64,
  ],
  ['pixels in such a file', '', async () => ({ '/favicon.ico': send(await ico([16, 48], 'bmp'), '') }), 48],
  [
    'a file of icons that lies',
    '',
    async () => ({ '/favicon.ico': send(lyingIco(), 'image/x-icon') }),
    null,
    'broken',
  ],
  [
    'the largest of several',
    '<link rel="icon" sizes="32x32" href="/small"><LINK REL="Apple-Touch-Icon" HREF="/large">',
    async () => ({
      '/small': send(await picture(32), 'image/png'),
      '/large': send(await picture(180), 'image/png'),
    }),
    180,
  ],
  [
    'a base, and relative addresses',
    '<base href="/deep/er/"><link rel="apple-touch-icon" href="../touch.png">',
    async () => ({ '/deep/touch.png': send(await picture(152), 'image/png') }),
    152,
  ],
  [
    'a square one before a wide one',
    '<link rel=icon sizes=400x400 href=/wide><link rel=icon sizes=64x64 href=/square>',
    async () => ({
      '/wide': send(await picture(400, 90), 'image/png'),
      '/square': send(await picture(64), 'image/png'),
    }),
    64,
    'not_there',
  ],
  [
    'a manifest',
    '<link rel=manifest href=/site.webmanifest>',
    async () => ({
      '/site.webmanifest': send(
        JSON.stringify({
          icons: [
            { src: 'any.svg', sizes: 'any' },
            { src: '/192.png', sizes: '192x192' },
          ],
        }),
        'application/manifest+json',
      ),
      '/192.png': send(await picture(192), 'image/png'),
    }),
    192,
    'not_there',
  ],
  [
    'a manifest that is none',
    `<link rel=manifest href=/site.webmanifest>${ICON}`,
    async () => ({ '/site.webmanifest': send('<p>', 'text/html'), ...(await png(96)()) }),
    96,
    'not_there',
  ],
  [
    'a picture in the page itself',
    `<link rel=icon href="data:image/svg+xml,${encodeURIComponent(SVG)}">`,
    async () => ({}),
    256,
  ],
  [
    'a script in the page itself',
    `<link rel=icon href="data:text/html,<script>1</script>"><link rel=icon href="javascript:1">`,
    async () => ({}),
    null,
    'not_there',
  ],
  ['a packed icon', ICON, async () => ({ '/icon': sendPacked(await picture(128), 'image/png') }), 128],
  [
    'a redirect to a neighbour',
    ICON,
    async () => ({ '/icon': redirect('http://10.0.0.1/icon.png') }),
    null,
    'not_there',
  ],
  [
    'a file of this machine',
    '<link rel=icon href="file:///etc/passwd">',
    async () => ({}),
    null,
    'not_there',
  ],
  ['one that never comes', ICON, async () => ({ '/icon': () => {} }), null, 'not_there'],
  [
    'one of 50 MB',
    ICON,
    async () => ({ '/icon': send(Buffer.alloc(50_000_000, 1), 'image/png') }),
    null,
    'too_large',
  ],
  ['one without an end', ICON, async () => ({ '/icon': pour('image/png') }), null, 'too_large'],
]

const clear = (alpha = 0) =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } })
    .png()
    .toBuffer()
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
const moving = async () =>
  await sharp([await picture(64), await picture(64, 64, '#f00')], { join: { animated: true } })
    .gif()
    .toBuffer()
const pour =
  (type: string): Parameters<OddSite['set']>[1] =>
  (response) => {
    response.writeHead(200, { 'content-type': type })
    const chunk = Buffer.alloc(64 * 1024, '<p>')
    const more = () => {
      while (!response.destroyed) if (!response.write(chunk)) return
    }
    response.on('drain', more)
    more()
  }

describe('the icon of a page', () => {
  test.each(CASES)('%s', async (_, head, answers, icon, refused) => {
    for (const path of ['/icon', '/favicon.ico', '/site.webmanifest'])
      site.set(path, (r) => void r.writeHead(404).end())
    site.set('/', sendHead(head))
    for (const [path, answer] of Object.entries(await answers())) site.set(path, answer)
    const { failure, found, not_taken } = await read('/')
    expect(failure).toBeNull()
    const taken = found.find(({ kind }) => kind === 'icon')
    expect(taken && 'width' in taken ? Math.min(taken.width, taken.height) : null).toBe(icon)
    if (refused) expect(not_taken.map(({ reason }) => reason)).toContain(refused)
    else expect(not_taken).toEqual([])
  })
})

describe('a page', () => {
  test('says what it is, in its own letters', async () => {
    const html = '<title> Größe &amp;\n Maß </title><meta name=Description content="Für alle">'
    site.set('/latin', send(Buffer.from(html, 'latin1'), 'text/html; charset=iso-8859-1'))
    expect(await read('/latin')).toMatchObject({ title: 'Größe & Maß', description: 'Für alle' })
    site.set(
      '/wrong',
      send(Buffer.from(`<meta charset="windows-1252">${html}`, 'latin1'), 'text/html; charset=nonsense'),
    )
    expect(await read('/wrong')).toMatchObject({ title: 'Größe & Maß' })
    site.set('/utf8', send(html, 'text/html; charset=nonsense'))
    expect(await read('/utf8')).toMatchObject({ title: 'Größe & Maß' })
  })

  test('shows a picture when it is shared: the first that can be taken', async () => {
    site.set('/share.png', send(await picture(1200, 630), 'image/png'))
    site.set(
      '/shared',
      sendHead(`<meta property="og:image" content="gone.png"><meta property="og:image" content="/share.png">
        <meta name="twitter:image" content="share.png"><meta name="twitter:image" content="/other.png">`),
    )
    const { found, not_taken } = await read('/shared')
    expect(found).toMatchObject([
      { kind: 'share', width: 1200, height: 630, source_url: `${site.origin}/share.png` },
    ])
    expect(not_taken.map(({ reason }) => reason)).toEqual(['not_there', 'not_there'])
  })

  test('is read as far as it is needed, packed and broken ones too', async () => {
    site.set(
      '/packed',
      sendPacked('<title>Packed</title><meta name="theme-color" content="#1A73E8">', 'text/html'),
    )
    expect(await read('/packed')).toMatchObject({
      title: 'Packed',
      found: [{ kind: 'color', color: '#1a73e8' }],
    })
    site.set(
      '/broken',
      send(
        '</head><title>Broken<link rel=icon></title></p><meta name=theme-color content=#abc><b',
        'text/html',
      ),
    )
    expect((await read('/broken')).found).toMatchObject([{ kind: 'color', color: '#aabbcc' }])
    site.set('/endless', pour('text/html'))
    expect(await read('/endless')).toMatchObject({ failure: null, found: [] })
    site.set('/pdf', send(Buffer.from('%PDF-1.4 <title>No</title>'), 'application/pdf'))
    expect(await read('/pdf')).toMatchObject({ failure: null, title: null })
    site.set('/not-packed', send('plain', 'text/html', { 'content-encoding': 'gzip' }))
    expect(await read('/not-packed')).toMatchObject({ failure: 'broken' })
  })

  test('that cannot be read says why', async () => {
    site.set('/moved', redirect('http://192.168.1.1/'))
    expect(await read('/moved')).toMatchObject({ failure: 'not_public', found: [] })
    expect(await read('/nowhere')).toMatchObject({ failure: 'answer', http_status: 404 })
    site.set('/slow', () => {})
    expect(await read('/slow')).toMatchObject({ failure: 'time_out' })
  })
})
