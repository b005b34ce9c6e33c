import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import type { OgCard } from '../../../shared/og-image.ts'

export const sharedKitQuery = (token: string) =>
  apiQuery('GET /api/kits/shared/{token}', { params: { token } })

export interface SharedKitData {
  origin: string
  /** What the head says of the kit; null when its link is withdrawn, or never was one. */
  kit: { name: string; description: string; card: OgCard } | null
}

/** Only who has the link reads it: search engines are kept out, and nobody on the way keeps the page. */
export const sharedKitRoute = {
  headers: () => ({ 'cache-control': 'private, no-store' }),
  loader: async ({
    context: { queryClient, origin, setStatus },
    params: { token },
  }: {
    context: RouterContext
    params: { token: string }
  }): Promise<SharedKitData> => {
    try {
      // Asked for anew each time: the link may have been withdrawn since.
      const [kit, { cardOfKit }] = await Promise.all([
        queryClient.fetchQuery({ ...sharedKitQuery(token), staleTime: 0 }),
        import('../kit-card.ts'),
      ])
      const { name, description } = kit
      return { origin, kit: { name, description, card: cardOfKit(token, kit) } }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
      setStatus(404)
      return { origin, kit: null }
    }
  },
}
