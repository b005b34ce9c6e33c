import { queryOptions } from '@tanstack/react-query'
import type { RouterContext } from '../../../app/context.ts'
import type { CallOf, EndpointOutput } from '../../../shared/contract.ts'
import { AppError } from '../../../shared/errors.ts'
import { SLUG_MAX } from '../../../shared/limits.ts'
import { bundleQuery } from '../../bundles/ui/bundles.route.ts'
import { KIT_PROMPT_MAX } from '../kits.limits.ts'

export interface KitBuilderSearch {
  /** Slug of a bundle to adapt. */
  bundle?: string | undefined
  /** What the form begins with. */
  prompt?: string | undefined
}

/** The kit that is planned for home, without what else stands there: a key of its own, since less of it is kept. */
export const sampleQuery = queryOptions<{ kit: EndpointOutput<CallOf<'GET /api/home'>>['kit'] }>({
  queryKey: ['GET /api/home', {}, 'kit'],
  meta: { unseen: ['pairs', 'prices'] },
})

export const kitBuilderRoute = {
  validateSearch: (raw: Record<string, unknown>): KitBuilderSearch => ({
    bundle: typeof raw.bundle === 'string' ? raw.bundle.slice(0, SLUG_MAX) || undefined : undefined,
    prompt: typeof raw.prompt === 'string' ? raw.prompt.slice(0, KIT_PROMPT_MAX) || undefined : undefined,
  }),
  loaderDeps: ({ search: { bundle } }: { search: KitBuilderSearch }) => ({ bundle }),
  loader: async ({ context, deps }: { context: RouterContext; deps: KitBuilderSearch }) => {
    const { origin, queryClient } = context
    // A bundle that is gone leaves the form as it is.
    const hasBundle =
      deps.bundle !== undefined &&
      (await queryClient.ensureQueryData(bundleQuery(deps.bundle)).then(
        () => true,
        (error) => {
          if (error instanceof AppError && error.code === 'not_found') return false
          throw error
        },
      ))
    const hasSample = await queryClient.ensureQueryData(sampleQuery).then(
      ({ kit }) => kit !== null,
      // The form needs none.
      () => false,
    )
    return { origin, hasBundle, hasSample }
  },
}
