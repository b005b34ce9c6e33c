import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Manifest } from 'vite'
import type { Config } from '../config.ts'
import { type Tracking, trackingSources } from '../features/settings/tracking.ts'
import type { Services } from '../kernel/http/context.ts'
import { type HttpContext, type HttpEnv, keptAs, sendKept } from '../kernel/http/mount.ts'
import { pageCsp } from '../kernel/http/security-headers.ts'
import { Reads } from '../kernel/load/reads.ts'
import { AppError } from '../shared/errors.ts'
import { READ_COST } from '../shared/limits.ts'
import { loadAfterPaint } from './after-paint.ts'
import type { Render, RouterManifest } from './entry-server.tsx'

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
  const { render, routeParameters } = (await import(join(ROOT, 'dist', 'server', 'entry-server.js'))) as Built
  const chunks = await routeChunks(manifest)
  const entry = addressOf(manifest[ENTRY]!)
  const finish = (html: string) => loadAfterPaint(html, entry)
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
      mountRenderer(app, services, async () => ({ render, manifest: chunks, finish }))
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

/** What each route needs in the browser: its chunk and the chunks that imports, to be fetched early. */
async function routeChunks(manifest: Manifest): Promise<RouterManifest> {
  const entry = manifest[ENTRY]!
  const withImports = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) withImports(next, found)
    return found
  }
  const ofEntry = withImports(ENTRY)
  const { routePages } = (await import(join(ROOT, 'dist', 'server', 'entry-server.js'))) as {
    routePages: Record<string, string>
  }
  const routes: RouterManifest['routes'] = {
    __root__: {
      // loadAfterPaint() adds the entry.
      preloads: [...ofEntry].map((key) => addressOf(manifest[key]!)),
      css: (entry.css ?? []).map(address),
    },
  }
  for (const [route, file] of Object.entries(routePages)) {
    const keys = [...withImports(file)].filter((key) => !ofEntry.has(key))
    routes[route] = {
      preloads: keys.flatMap((key) => (manifest[key] ? [addressOf(manifest[key])] : [])),
      css: keys.flatMap((key) => manifest[key]?.css ?? []).map(address),
    }
  }
  // The styles stand in the page: nothing is waited for before the first paint.
  const styles: Record<string, string> = {}
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) styles[address(file)] = await readFile(join(CLIENT, file), 'utf8')
  }
  return { routes, inlineCss: { styles } }
}

type Renderer = () => Promise<{
  render: Render
  manifest: RouterManifest
  /** What is done to the text of a page before it is sent. */
  finish?: (html: string) => string
}>

/** Answers addresses of pages. */
export function mountRenderer(app: Hono<HttpEnv>, services: Services, renderer: Renderer) {
  const { config, pageCache } = services
  const development = config.mode === 'development'
  const fetchFor = (reads: Reads) =>
    ((input: string, init?: RequestInit) =>
      app.request(input, init, { inProcess: true, reads })) as unknown as typeof globalThis.fetch
  const readTracking = async (fetch: typeof globalThis.fetch) =>
    (await (await fetch(`${config.url}/api/site-settings`)).json()) as Tracking
  app.get('*', async (c, next) => {
    if (c.req.path.startsWith('/api/') && c.req.path !== '/api/docs') return await next()
    const { stamp } = pageCache
    const reads = new Reads()
    const fetch = fetchFor(reads)
    const { render, manifest, finish = (text) => text } = await renderer()
    const response = await render({ request: c.req.raw, fetch, manifest, origin: config.url })
    const location = response.headers.get('location')
    if (location) return c.redirect(location, response.status as 301 | 302 | 307 | 308)
    const html = finish(await response.text())
    const sources = trackingSources(await readTracking(fetch))
    // A page that must not be kept says so itself.
    const ownCaching = response.headers.get('cache-control')
    const retryAfter = response.headers.get('retry-after')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pageCsp(html, { development, sources }),
      'cache-control': ownCaching ?? 'public, no-cache',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    }
    if (response.status === 200 && ownCaching === null && !development && keptAs(c)) {
      return await sendKept(services, c, stamp, 200, headers, html, reads)
    }
    return c.body(html, response.status as 200, headers)
  })
}
