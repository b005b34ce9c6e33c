import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { routeTree } from '../routes.ts'
import type { Client } from '../shared/client.ts'
import { AppError } from '../shared/errors.ts'
import { optionsQuery } from './options-query.ts'
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
}

/** Renders the page of an address, complete with its data. */
export async function render({ request, call, manifest, origin }: RenderInput): Promise<Response> {
  let asked = 200
  let retryAfter: number | undefined
  const queryClient = createQueryClient((name, input) => call(name, input).catch(failAsKnownHere))
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
  const response = await handler(({ router, responseHeaders }) => {
    const failure = router.state.matches.find((match) => match.error)?.error
    // A page that needs what is away for the moment says when to come again.
    if (failure instanceof AppError && failure.code === 'unavailable') retryAfter = failure.retryAfter ?? 5
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  if (retryAfter !== undefined) {
    const headers = new Headers(response.headers)
    headers.set('retry-after', String(retryAfter))
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: 503, headers })
  }
  if (asked === 200 || response.status !== 200) return response
  return new Response(response.body, { status: asked, headers: response.headers })
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
