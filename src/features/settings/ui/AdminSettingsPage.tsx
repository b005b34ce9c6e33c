import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import type { AdminSearch } from '../../../admin-kit/screen/admin-route.ts'
import { freshQuery } from '../../../app/query.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { AdminUsers } from '../../people/ui/AdminUsers.tsx'
import { MailTest } from './admin/MailTest.tsx'
import { SettingsForm } from './admin/SettingsForm.tsx'

const TABS = [
  { name: 'tracking', label: 'Tracking & Analytics' },
  { name: 'users', label: 'Admin Users' },
  { name: 'site', label: 'Site' },
] as const
type Tab = (typeof TABS)[number]['name']

/** Tracking codes, administrators, and what else is set for the whole site. */
export function AdminSettingsPage() {
  const { tab }: AdminSearch = useSearch({ strict: false })
  const current: Tab = TABS.find(({ name }) => name === tab)?.name ?? 'tracking'
  return (
    <AdminScreen title="Settings">
      {() => (
        <LinkTabs label="Settings" tabs={TABS} current={current} link={{ to: '/admin/settings' }}>
          {current === 'users' ? <AdminUsers /> : <Settings part={current} />}
        </LinkTabs>
      )}
    </AdminScreen>
  )
}

function Settings({ part }: { part: 'tracking' | 'site' }) {
  const { data, error, refetch } = useQuery({ ...freshQuery('GET /api/admin/settings', {}), gcTime: 0 })
  if (error && !data) return <LoadFailure title="The settings could not be loaded" onRetry={refetch} />
  if (!data) return <div className="skeleton h-96 max-w-2xl" aria-busy="true" />
  return (
    <div className="grid max-w-2xl gap-8">
      <SettingsForm key={part} part={part} stored={data} />
      {part === 'site' && <MailTest mail={data.mail} />}
    </div>
  )
}
