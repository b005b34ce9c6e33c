import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { routeTree } from '../routes.ts'
import type { Client } from '../shared/client.ts'
import { AppError } from '../shared/errors.ts'
import { KeptHtml } from '../ui/kept-html.ts'
import { keptHtml } from './kept-cards.tsx'
import { optionsQuery } from './options-query.ts'
import { allRead, pageData, readTexts } from './page-data.ts'
import { PageQueryClient } from './page-query-client.ts'
import { createQueryClient } from './query.ts'
import { Footer } from './RootDocument.tsx'
import { createAppRouter } from './router.tsx'

type RouterManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

export interface RenderInput {
  /** Its address, with a host. */
  url: string
  /** Pages read the API in process. */
  call: Client
  manifest: RouterManifest
  origin: string
  /** What a page with these routes ends with. */
  closing?: (routes: readonly string[]) => string
  /** Whether the page is there already as it would be made of all that was read, which is said as a text. */
  isKnown?: (read: string) => boolean
}

export interface Rendered {
  status: number
  headers: Headers
  /** Empty where the address leads elsewhere, and where the page is known. */
  html: string
}

/** Not in development, where what draws a card may change. */
const KEEPS = !import.meta.env.DEV

const END = '</body></html>'

/** Renders the page of an address, complete with its data. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { url, call, manifest, origin, closing, isKnown } = input
  let asked = 200
  let retryAfter: number | undefined
  let html = ''
  const queryClient = createQueryClient(
    (name, given) => call(name, given).catch(failAsKnownHere),
    PageQueryClient,
  )
  // Every page may come to ask for signing in, and then knows at once what to offer.
  await Promise.all([queryClient.ensureQueryData(optionsQuery), Footer.load()])
  const handler = createRequestHandler({
    request: pageRequest(url),
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter(
        {
          queryClient,
          origin,
          setStatus: (status) => {
            asked = status
          },
        },
        routeTree,
      ),
  })
  const response = await handler(async ({ router, responseHeaders }) => {
    const { matches } = router.state
    const failure = matches.find((match) => match.error)?.error
    // A page that needs what is away for the moment says when to come again.
    if (failure instanceof AppError && failure.code === 'unavailable') retryAfter = failure.retryAfter ?? 5
    const status = getSsrStatus(router)
    const answer = () => new Response(null, { status, headers: responseHeaders })
    const loaded = matches.map(({ routeId, status, loaderData }) => [routeId, status, loaderData])
    const read = readTexts(queryClient)
    if (isKnown?.(JSON.stringify(loaded) + allRead(read))) return answer()
    const page = await transformHtmlStringWithRouter(
      router,
      renderToString(
        <KeptHtml value={KEEPS ? keptHtml(router) : null}>
          <RouterServer router={router} />
        </KeptHtml>,
      ),
    )
    const last = `${pageData(read)}${closing?.(matches.map(({ routeId }) => routeId)) ?? ''}`
    html = `${page.slice(0, -END.length)}${last}${END}`
    return answer()
  })
  const { headers, status } = response
  const made = { headers, html }
  // The router's functions know this variable, and V8 keeps some of them until it goes through all of its memory.
  html = ''
  if (retryAfter !== undefined) {
    headers.set('retry-after', String(retryAfter))
    headers.set('cache-control', 'no-store')
    return { ...made, status: 503 }
  }
  return { ...made, status: status === 200 ? asked : status }
}

/**
 * What the router asks of a request. A page is made for all who ask for it: it does not end with the visitor who asked
 * first. And a real Request holds all that its signal's listeners know, the whole page, until Node's collector goes
 * through everything.
 */
const pageRequest = (url: string) =>
  ({ url, headers: new Headers(), signal: new AbortController().signal }) as Request

/**
 * The pages are built apart from the program, and have a class of their own for failures, which is the one that they look
 * for.
 */
function failAsKnownHere(error: AppError): never {
  throw new AppError(error.code, error.message, error.fields, error.retryAfter)
}

type ReadSearch = (raw: Record<string, unknown>) => object

/** The names of the parameters that a route asks for when it reads an address. */
function parametersOf(read: ReadSearch | undefined): string[] {
  const asked = new Set<string>()
  read?.(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  return [...asked]
}

/** Path of a route, as Hono writes paths → the parameters of its addresses. */
export const routeParameters: Record<string, string[]> = Object.fromEntries(
  (routeTree.children as unknown as { options: { path: string; validateSearch?: ReadSearch } }[]).map(
    ({ options }) => [options.path.replace(/\$(\w+)/g, ':$1'), parametersOf(options.validateSearch)],
  ),
)

export type Render = typeof render
export type { RouterManifest }

/** Path of a route → file of its screen, for the server to know which chunks a page needs. */
export const routePages: Record<string, string> = Object.fromEntries(
  (routeTree.children as unknown as { options: { path: string; staticData?: { file?: string } } }[]).flatMap(
    ({ options }) => (options.staticData?.file ? [[options.path, options.staticData.file]] : []),
  ),
)
