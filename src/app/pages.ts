import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Manifest } from 'vite'
import type { Config } from '../config.ts'
import { trackingSources } from '../features/settings/tracking.ts'
import type { Services } from '../kernel/http/context.ts'
import { type HttpContext, type HttpEnv, keepAnswer, keptAs, sendEntry } from '../kernel/http/mount.ts'
import { clientInProcess } from '../kernel/http/public-read.ts'
import { pageCsp } from '../kernel/http/security-headers.ts'
import type { Entry } from '../kernel/load/kept-answer.ts'
import type { PageCache } from '../kernel/load/page-cache.ts'
import { Reads } from '../kernel/load/reads.ts'
import { Together } from '../kernel/load/together.ts'
import { Turns } from '../kernel/load/turns.ts'
import { AppError } from '../shared/errors.ts'
import { READ_COST } from '../shared/limits.ts'
import { loaderScript } from './after-paint.ts'
import type { Render, RenderInput, RouterManifest } from './entry-server.tsx'

const ROOT = join(import.meta.dirname, '..', '..')
const CLIENT = join(ROOT, 'dist', 'client')
const ENTRY = 'src/app/entry-client.tsx'

/** What has the same name in every build. */
const STATIC_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
]

/** What the build makes of `entry-server.tsx`. */
interface Built {
  render: Render
  routeParameters: Record<string, string[]>
  /** Path of a route → file of its screen. */
  routePages: Record<string, string>
}

/** The address of a built file. */
const address = (file: string) => `/${file}`
const addressOf = ({ file }: { file: string }) => address(file)

type Mount = (services: Services) => (app: Hono<HttpEnv>) => void

export interface Pages {
  mount: Mount
  middleware?: (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
    next: () => void,
  ) => void
  close(): Promise<void>
}

/** The screens: built ones, or in development whatever Vite makes of the sources. */
export async function createPages(config: Config): Promise<Pages> {
  return config.mode === 'development' ? await developmentPages(config) : await builtPages()
}

async function builtPages(): Promise<Pages> {
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const built = (await import(join(ROOT, 'dist', 'server', 'entry-server.js'))) as Built
  const { render, routeParameters } = built
  const { styles, modules } = routeChunks(manifest, built.routePages)
  const entry = addressOf(manifest[ENTRY]!)
  // It can be asked for before the page is read; proxies that send Early Hints make them of it.
  const link = manifest[ENTRY]!.css!.map((file) => `<${address(file)}>; rel=preload; as=style`).join(', ')
  const closing = (routes: readonly string[]) =>
    loaderScript(
      routes.flatMap((route) => modules[route] ?? []),
      entry,
    )
  return {
    mount: (services) => (app) => {
      mountAssets(app, services)
      for (const file of STATIC_FILES) {
        services.addresses.add(`/${file}`, [], READ_COST.free)
        app.use(`/${file}`, forADay)
        app.get(`/${file}`, serveStatic({ root: CLIENT }))
      }
      for (const [path, parameters] of Object.entries(routeParameters)) {
        services.addresses.add(path, parameters, READ_COST.page)
      }
      mountRenderer(app, services, async () => ({ render, manifest: styles, closing, link }))
    },
    close: async () => {},
  }
}

/** One that is not there is said so at once: a page that says it would cost work, and nobody would read it. */
function mountAssets(app: Hono<HttpEnv>, { addresses }: Services) {
  for (const files of ['/assets/*', '/marks/*', '/icons/*']) {
    addresses.add(files, [], READ_COST.free)
    app.use(files, immutable)
    app.get(files, serveStatic({ root: CLIENT, precompressed: true }), () => {
      throw new AppError('not_found', 'Not found')
    })
  }
}

/** The name of such a file changes with its content; an emoji's picture never does (docs/icons.md). */
async function immutable(c: HttpContext, next: () => Promise<void>) {
  await next()
  if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
}

async function forADay(c: HttpContext, next: () => Promise<void>) {
  await next()
  if (c.res.ok) c.header('cache-control', 'public, max-age=86400')
}

async function developmentPages(config: Config): Promise<Pages> {
  const { createServer } = await import('vite')
  const { default: viteConfig } = await import('../../vite.config.ts')
  const vite = await createServer({
    // Read here and not by Vite, whose temporary copy of the file would restart a watching process.
    ...viteConfig({ command: 'serve', mode: 'development', isSsrBuild: false }),
    configFile: false,
    root: ROOT,
    server: { middlewareMode: true, hmr: { port: config.port + 1 } },
  })
  return {
    middleware: vite.middlewares,
    mount: (services) => (app) => {
      mountRenderer(app, services, async () => {
        const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render }
        return { render, manifest: developmentManifest }
      })
    },
    close: () => vite.close(),
  }
}

const REFRESH = `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const developmentManifest: RouterManifest = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/app/entry-client.tsx' } },
      ],
      css: ['/src/app/styles.css'],
    },
  },
}

/** What each route needs in the browser: its styles, and its chunk with the chunks that imports. */
function routeChunks(manifest: Manifest, routePages: Built['routePages']) {
  const entry = manifest[ENTRY]!
  const withImports = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) withImports(next, found)
    return found
  }
  const ofEntry = withImports(ENTRY)
  const styles: RouterManifest = { routes: { __root__: { css: (entry.css ?? []).map(address) } } }
  const modules: Record<string, string[]> = { __root__: [...ofEntry].map((key) => addressOf(manifest[key]!)) }
  for (const [route, file] of Object.entries(routePages)) {
    const keys = [...withImports(file)].filter((key) => !ofEntry.has(key))
    modules[route] = keys.flatMap((key) => (manifest[key] ? [addressOf(manifest[key])] : []))
    const css = keys.flatMap((key) => manifest[key]?.css ?? []).map(address)
    if (css.length > 0) styles.routes[route] = { css }
  }
  return { styles, modules }
}

type Renderer = () => Promise<{
  render: Render
  manifest: RouterManifest
  closing?: RenderInput['closing']
  /** What the browser needs at once. */
  link?: string
}>

/** A page that has been made: ready to be sent where it may be kept. */
interface Made {
  status: number
  headers: Record<string, string>
  html: string
  location: string | null
  kept: Entry | null
}

/** Answers addresses of pages, each of which is made in a turn of its own. */
export function mountRenderer(app: Hono<HttpEnv>, services: Services, renderer: Renderer) {
  const { pageCache } = services
  const turns = new Turns()
  const making = new Making(pageCache)
  app.get('*', async (c, next) => {
    if (c.req.path.startsWith('/api/') && c.req.path !== '/api/docs') return await next()
    const url = keptAs(c)
    const make = async () => {
      await turns.next()
      return await makePage(services, renderer, c.req.url, url)
    }
    const made = url === undefined ? make() : making.page(url, make)
    const { status, headers, html, location, kept } = await made
    if (location) return c.redirect(location, status as 301 | 302 | 307 | 308)
    if (kept) return await sendEntry(services, c, kept)
    return c.body(html, status as 200, headers)
  })
}

/** Pages that are being made. Whoever asks for one of them waits for it, as long as it is right for them. */
class Making {
  readonly #pageCache: PageCache
  readonly #together = new Together<Made>()
  readonly #last = new Map<string, Promise<Made>>()

  constructor(pageCache: PageCache) {
    this.#pageCache = pageCache
  }

  async page(url: string, make: () => Promise<Made>): Promise<Made> {
    // What was begun before a change may be touched by it, which is known at its end.
    const before = await this.#last.get(url)?.catch(() => null)
    if (before?.kept && this.#pageCache.isRight(before.kept)) return before
    const made = this.#together.make(`${this.#pageCache.stamp} ${url}`, make)
    this.#last.set(url, made)
    const forget = () => {
      if (this.#last.get(url) === made) this.#last.delete(url)
    }
    made.then(forget, forget)
    return await made
  }
}

async function makePage(
  services: Services,
  renderer: Renderer,
  address: string,
  url: string | undefined,
): Promise<Made> {
  const { config, pageCache } = services
  const { stamp } = pageCache
  const development = config.mode === 'development'
  const reads = new Reads()
  const call = clientInProcess(services, reads)
  const { render, link, ...built } = await renderer()
  const sources = trackingSources(await call('GET /api/site-settings', {}))
  const before = url === undefined ? undefined : pageCache.kept(url)
  let madeOf: string | undefined
  let same: Entry | undefined
  const isKnown = (read: string) => {
    // What a cache in front is told of it is a part of it.
    const said = JSON.stringify([sources, pageCache.saysOf(reads.keys)])
    madeOf = hash('sha256', `${said} ${read}`, 'base64url')
    same = madeOf === before?.madeOf ? before : undefined
    return same !== undefined
  }
  const page = { url: address, call, origin: config.url, isKnown }
  const { status, headers: rendered, html } = await render({ ...page, ...built })
  // A change has touched what it was made from, and it says the same.
  if (same) {
    pageCache.renew(same, stamp, reads.keys)
    return { status, headers: {}, html, location: null, kept: same }
  }
  const location = rendered.get('location')
  if (location) return { status, headers: {}, html, location, kept: null }
  // A page that must not be kept says so itself.
  const ownCaching = rendered.get('cache-control')
  const retryAfter = rendered.get('retry-after')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pageCsp(html, { development, sources }),
    'cache-control': ownCaching ?? 'public, no-cache',
    ...(link && { link }),
    ...(retryAfter !== null && { 'retry-after': retryAfter }),
  }
  const mayBeKept = status === 200 && ownCaching === null && !development
  const kept =
    mayBeKept && url !== undefined
      ? keepAnswer(services, { url, stamp, status, headers, text: html, reads, madeOf })
      : null
  return { status, headers, html, location, kept }
}
