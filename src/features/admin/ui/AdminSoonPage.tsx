import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AdminScreen } from './AdminScreen.tsx'
import { ADMIN_LINKS, MORE_LINKS } from './admin-links.ts'

/** A screen that is announced: the top bar leads here, its feature puts its own page in the route's place. */
export function AdminSoonPage() {
  const path = useLocation({ select: (location) => location.pathname })
  const link = [...ADMIN_LINKS, ...MORE_LINKS].find(({ to }) => to === path)
  return (
    <AdminScreen
      title={link?.label ?? 'Administration'}
      moderators={link?.moderators ?? false}
      sendAwayAtOnce={path === '/admin/contact'}
    >
      {() => (
        <EmptyState title="This screen is being built">
          <p className="text-muted">Until then, the other screens are in the bar above.</p>
        </EmptyState>
      )}
    </AdminScreen>
  )
}
