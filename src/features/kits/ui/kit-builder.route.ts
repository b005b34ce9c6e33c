import type { RouterContext } from '../../../app/context.ts'
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
    return { origin, hasBundle }
  },
}
