import { createRoute, notFound } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'

export const screens = [
  createRoute(adminAt('/admin/facts/kinds', 'Facts', 'facts', 'AdminFactKindsPage')),
  createRoute({
    ...adminAt('/admin/tools/$id/facts', 'Facts of a tool', 'facts', 'AdminToolFactsPage'),
    loader: ({ params }: { params: { id: string } }) => {
      if (!/^\d{1,9}$/.test(params.id)) throw notFound()
    },
  }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'facts, administration': typeof screens
  }
}
