import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { routeTree } from '../routes.ts'
import { createQueryClient } from './query.ts'
import { createAppRouter } from './router.tsx'

type RouterManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

export interface RenderInput {
  request: Request
  /** The app's own handler: pages read the API in process. */
  fetch: typeof globalThis.fetch
  manifest: RouterManifest
  origin: string
}

/** Renders the page of an address, complete with its data. */
export async function render({ request, fetch, manifest, origin }: RenderInput): Promise<Response> {
  let asked = 200
  const handler = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter({
        queryClient: createQueryClient(fetch),
        origin,
        setStatus: (status) => {
          asked = status
        },
      }),
  })
  const response = await handler(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  if (asked === 200 || response.status !== 200) return response
  return new Response(response.body, { status: asked, headers: response.headers })
}

export type Render = typeof render
export type { RouterManifest }

/** Path of a route → file of its screen, for the server to know which chunks a page needs. */
export const routePages: Record<string, string> = Object.fromEntries(
  (routeTree.children as unknown as { options: { path: string; staticData?: { file?: string } } }[]).flatMap(
    ({ options }) => (options.staticData?.file ? [[options.path, options.staticData.file]] : []),
  ),
)
