import { Eye, EyeOff, Link2, Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { NothingYet } from '../../../../admin-kit/list/NothingYet.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { useBulkQuestion } from '../../../../admin-kit/list/useBulkQuestion.ts'
import { type AdminColumn, AdminTable } from '../../../../admin-kit/table/AdminTable.tsx'
import { type ListChoice, ListFilters, optionsOf } from '../../../../admin-kit/table/ListFilters.tsx'
import { useAdminList } from '../../../../admin-kit/table/useAdminList.ts'
import { useListState } from '../../../../admin-kit/table/useListState.ts'
import { AddressLink } from '../../../../ui/AddressLink.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ToolDialog } from '../../../tools/ui/admin/ToolDialog.tsx'
import type { LinkCheck, LinkRun } from '../../admin-links.contract.ts'
import { newAddressOf, OUTCOME_LABELS, OUTCOME_TONES, shortAddress } from '../link-words.ts'
import { useLinkActions } from './useLinkActions.ts'
import { useReadAgain } from './useReadAgain.ts'

const COLUMNS: AdminColumn<LinkCheck>[] = [
  {
    id: 'tool',
    label: 'Tool',
    fixed: true,
    cell: (link) => (
      <div className="min-w-44">
        <p className="font-medium">{link.name}</p>
        <AddressLink url={link.website_url}>{shortAddress(link.website_url)}</AddressLink>
      </div>
    ),
  },
  {
    id: 'found',
    label: 'Found',
    cell: (link) => (
      <div className="min-w-52 max-md:text-right">
        <p className="flex flex-wrap gap-1.5 max-md:justify-end">
          <StatusBadge tone={OUTCOME_TONES[link.outcome]}>{OUTCOME_LABELS[link.outcome]}</StatusBadge>
          {link.is_ignored && <StatusBadge tone="plain">Ignored</StatusBadge>}
          {link.is_waiting && <StatusBadge tone="plain">Waits for a visit</StatusBadge>}
        </p>
        {link.reason && <p className="mt-1 text-muted">{link.reason}</p>}
        {link.moved_to && (
          <p className="mt-1 text-muted">
            To <AddressLink url={link.moved_to}>{shortAddress(link.moved_to)}</AddressLink>
          </p>
        )}
      </div>
    ),
  },
  { id: 'since', label: 'First seen', sort: 'since', time: (link) => link.since },
  { id: 'times', label: 'In a row', sort: 'times', numeric: true, cell: (link) => link.times },
  { id: 'checked', label: 'Visited', sort: 'checked_at', time: (link) => link.checked_at },
]

const STATE: ListChoice = {
  name: 'state',
  label: 'State',
  all: 'To be looked at',
  options: optionsOf({ ...OUTCOME_LABELS, ignored: 'Ignored' }),
}
const DURING_ROUND_MS = 5_000
const WAITING_MS = 1_500

/** What the visits have found, with what can be done about it. At first only what somebody should look at. */
export function LinksTable({ run }: { run: LinkRun }) {
  const state = useListState({ sort: 'since', order: 'desc', filters: [STATE.name] })
  const list = useAdminList('GET /api/admin/links', { ...state.query, state: state.filters.state ?? 'open' })
  const actions = useLinkActions()
  const { ask, question } = useBulkQuestion()
  const [editing, setEditing] = useState<number | null>(null)
  const isWaiting = list.data?.rows.some((row) => row.is_waiting) ?? false
  useReadAgain(isWaiting, WAITING_MS, list.refetch)
  useReadAgain(run.is_running, DURING_ROUND_MS, list.refetch)
  return (
    <>
      <AdminTable
        name="links"
        label="Links"
        columns={COLUMNS}
        list={list}
        state={state}
        nameOf={(link) => link.name}
        onOpen={(link) => setEditing(link.id)}
        filters={<ListFilters state={state} search="Search links" choices={[STATE]} />}
        bulk={(links, clear) =>
          bulkActions(links, actions).map(({ action, work }) => {
            const run = () => void work().then((went) => went && clear())
            const count = links.length
            return (
              <Button
                key={action}
                size="sm"
                onClick={() => ask(count, { question: `${action}: ${count} links?`, action, run })}
              >
                {action}
              </Button>
            )
          })
        }
        actions={(link) => <RowActions link={link} actions={actions} onEdit={() => setEditing(link.id)} />}
        empty={<NoLinks run={run} />}
        emptyFiltered="No links found"
      />
      {question}
      {editing !== null && <ToolDialog id={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

type Actions = ReturnType<typeof useLinkActions>

/** What can be done about several links. */
function bulkActions(links: LinkCheck[], { check, takeNew, ignore }: Actions) {
  const isIgnored = links.every((link) => link.is_ignored)
  return [
    { action: 'Check again', work: () => check(links.map(({ id }) => id)) },
    ...(links.some(newAddressOf) ? [{ action: 'Use new addresses', work: () => takeNew(links) }] : []),
    { action: isIgnored ? 'Report again' : 'Ignore', work: () => ignore(links, !isIgnored) },
  ]
}

function RowActions({ link, actions, onEdit }: { link: LinkCheck; actions: Actions; onEdit: () => void }) {
  const { name, is_ignored } = link
  return (
    <>
      {newAddressOf(link) && (
        <Button
          size="sm"
          aria-label={`Use the new address of ${name}`}
          onClick={() => void actions.takeNew([link])}
        >
          Use it
        </Button>
      )}
      <IconAction
        icon={RefreshCw}
        title="Check again"
        of={name}
        onClick={() => void actions.check([link.id])}
      />
      {(is_ignored || link.outcome !== 'alive') && (
        <IconAction
          icon={is_ignored ? Eye : EyeOff}
          title={is_ignored ? 'Report again' : 'Ignore'}
          of={name}
          onClick={() => void actions.ignore([link], !is_ignored)}
        />
      )}
      <IconAction icon={Pencil} title="Edit" of={name} onClick={onEdit} />
    </>
  )
}

function NoLinks({ run }: { run: LinkRun }) {
  const visited = Object.entries(run.counts).some(([name, count]) => name !== 'unchecked' && count > 0)
  return visited ? (
    <NothingYet
      icon={Link2}
      title="No dead or moved links"
      text="Every address that was visited leads somewhere, or cannot be judged by a program."
    />
  ) : (
    <NothingYet
      icon={Link2}
      title="No links visited yet"
      text="Addresses of tools that are dead or have moved will be listed here."
    />
  )
}
