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
import { pageData } from './page-data.ts'
import { createQueryClient } from './query.ts'
import { createAppRouter } from './router.tsx'

type RouterManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

export interface RenderInput {
  request: Request
  /** Pages read the API in process. */
  call: Client
  manifest: RouterManifest
  origin: string
  /** What a page with these routes ends with. */
  closing?: (routes: readonly string[]) => string
}

export interface Rendered {
  status: number
  headers: Headers
  /** Empty where the address leads elsewhere. */
  html: string
}

/** Not in development, where what draws a card may change. */
const KEEPS = !import.meta.env.DEV

const END = '</body></html>'

/** Renders the page of an address, complete with its data. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { request, call, manifest, origin, closing } = input
  let asked = 200
  let retryAfter: number | undefined
  let html = ''
  const queryClient = createQueryClient((name, given) => call(name, given).catch(failAsKnownHere))
  // Every page may come to ask for signing in, and then knows at once what to offer.
  await queryClient.ensureQueryData(optionsQuery)
  const handler = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter({
        queryClient,
        origin,
        setStatus: (status) => {
          asked = status
        },
      }),
  })
  const response = await handler(async ({ router, responseHeaders }) => {
    const { matches } = router.state
    const failure = matches.find((match) => match.error)?.error
    // A page that needs what is away for the moment says when to come again.
    if (failure instanceof AppError && failure.code === 'unavailable') retryAfter = failure.retryAfter ?? 5
    const status = getSsrStatus(router)
    const page = await transformHtmlStringWithRouter(
      router,
      renderToString(
        <KeptHtml value={KEEPS ? keptHtml(router) : null}>
          <RouterServer router={router} />
        </KeptHtml>,
      ),
    )
    const last = `${pageData(queryClient)}${closing?.(matches.map(({ routeId }) => routeId)) ?? ''}`
    html = `${page.slice(0, -END.length)}${last}${END}`
    return new Response(null, { status, headers: responseHeaders })
  })
  const { headers, status } = response
  if (retryAfter !== undefined) {
    headers.set('retry-after', String(retryAfter))
    headers.set('cache-control', 'no-store')
    return { status: 503, headers, html }
  }
  return { status: status === 200 ? asked : status, headers, html }
}

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
