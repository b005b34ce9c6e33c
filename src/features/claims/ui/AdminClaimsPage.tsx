import { useSearch } from '@tanstack/react-router'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import type { AdminSearch } from '../../../admin-kit/screen/admin-route.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { ClaimsTable } from './admin/ClaimsTable.tsx'
import { ProposalsTable } from './admin/ProposalsTable.tsx'

const TABS = [
  { name: 'claims', label: 'Claims' },
  { name: 'proposals', label: 'Proposed facts' },
] as const

/** Who says that a tool is theirs, and what they say of it. */
export function AdminClaimsPage() {
  const { tab }: AdminSearch = useSearch({ strict: false })
  const current = TABS.find(({ name }) => name === tab)?.name ?? 'claims'
  return (
    <AdminScreen title="Claims">
      {() => (
        <LinkTabs label="Claims" tabs={TABS} current={current} link={{ to: '/admin/claims' }}>
          {current === 'claims' ? <ClaimsTable /> : <ProposalsTable />}
        </LinkTabs>
      )}
    </AdminScreen>
  )
}
