import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { type AdminColumn, AdminTable } from '../../../admin-kit/table/AdminTable.tsx'
import { ListFilters } from '../../../admin-kit/table/ListFilters.tsx'
import { useAdminList } from '../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../admin-kit/table/useListState.ts'
import { AddressLink } from '../../../ui/AddressLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { CHECK_REASONS, type Check, type CheckCounts, type CheckReason } from '../checks.contract.ts'
import { useStillTrue } from './useStillTrue.ts'

const COLUMNS: AdminColumn<Check>[] = [
  {
    id: 'tool',
    label: 'Tool',
    fixed: true,
    cell: ({ tool_id, name, label }) => (
      <div className="min-w-40">
        <Link to="/admin/tools/$id/facts" params={{ id: String(tool_id) }} className="link font-medium">
          {name}
        </Link>
        {label && <p className="text-muted">{label}</p>}
      </div>
    ),
  },
  {
    id: 'what',
    label: 'What stands',
    cell: ({ value, detail, uses }) => (
      <div className="min-w-44 max-md:text-right">
        {value && <p className="line-clamp-2 break-words">{value}</p>}
        {detail && <p className="text-muted">{detail}</p>}
        {uses.map(({ title, path }) => (
          <p key={path}>
            <a href={path} className="link">
              {title}
            </a>
          </p>
        ))}
      </div>
    ),
  },
  {
    id: 'source',
    label: 'Source',
    cell: ({ source_url }) =>
      source_url && (
        <AddressLink url={source_url} className="line-clamp-2 break-all">
          {source_url.replace(/^https?:\/\/(www\.)?/, '')}
        </AddressLink>
      ),
  },
  { id: 'since', label: 'Read, or since', sort: 'since', cell: ({ since }) => since?.slice(0, 10) ?? '–' },
]

const reasons = Object.entries(CHECK_REASONS) as [CheckReason, string][]

/** One list for each reason; the key `t` on a row says that it is still true. */
export function ChecksTable({ counts }: { counts: CheckCounts | undefined }) {
  const state = useListState({ sort: 'since', filters: ['reason'] })
  const list = useAdminList('GET /api/admin/checks', { ...state.query, reason: state.filters.reason })
  const navigate = useNavigate()
  const stillTrue = useStillTrue()
  const [, ...others] = reasons
  const named = ([reason, label]: [CheckReason, string]) => {
    return { value: reason, label: counts ? `${label} (${counts[reason]})` : label }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement
    const check = list.data?.rows.find(({ id }) => id === row.dataset.row)
    if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || !check?.kind) return
    event.preventDefault()
    // The row goes: the next one takes the focus.
    const next = row.nextElementSibling ?? row.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
    void stillTrue(check)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the rows inside, which have the focus
    <div onKeyDown={onKeyDown}>
      <AdminTable
        name="checks"
        label="Checks"
        columns={COLUMNS}
        list={list}
        state={state}
        nameOf={({ name, label }) => (label ? `${name}: ${label}` : name)}
        onOpen={({ tool_id }) =>
          void navigate({ to: '/admin/tools/$id/facts', params: { id: String(tool_id) } })
        }
        filters={
          <ListFilters
            state={state}
            search="Search tools"
            choices={[
              { name: 'reason', label: 'Reason', all: named(reasons[0]!).label, options: others.map(named) },
            ]}
          />
        }
        actions={(check) =>
          check.kind && (
            <Button
              size="sm"
              aria-label={`Still true: ${check.label} of ${check.name}`}
              onClick={() => void stillTrue(check)}
            >
              Still true
            </Button>
          )
        }
        empty={
          <NothingYet icon={BadgeCheck} title="Nothing is due" text="Every fact was read within its time." />
        }
        emptyFiltered="Nothing to look at here"
      />
    </div>
  )
}
