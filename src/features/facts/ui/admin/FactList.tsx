import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminSearch } from '../../../../admin-kit/screen/admin-route.ts'
import { useRowKeys } from '../../../../admin-kit/table/useRowKeys.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { type AdminFactSheet, factIn } from '../../admin-facts.contract.ts'
import { FACT_GROUPS, type FactGroup, isDue } from '../../fact-values.ts'
import type { FactKind } from '../../facts.contract.ts'
import { FactRow } from './FactRow.tsx'

const GROUPS = Object.entries(FACT_GROUPS) as [FactGroup, string][]
const SHOWN = { all: 'All', known: 'Known', unknown: 'Not known', due: 'Due' } as const
type Shown = keyof typeof SHOWN

interface Props {
  kinds: FactKind[]
  /** By it rows are shown or not, so that none goes away while it is edited. */
  stored: AdminFactSheet
}

/** All that is asked of a tool, by group, each folded to a line until it is opened. */
export function FactList({ kinds, stored }: Props) {
  const [open, setOpen] = useState<string[]>([])
  const toggle = (key: string) =>
    setOpen((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]))
  const onKeyDown = useRowKeys({ open: toggle, select: () => {} })
  const now = new Date()
  const passes: Record<Shown, (kind: FactKind) => boolean> = {
    all: () => true,
    known: ({ key }) => factIn(stored, key) !== null,
    unknown: ({ key }) => factIn(stored, key) === null,
    due: ({ key, review_days }) => isDue(factIn(stored, key)?.checked_at ?? '', review_days, now),
  }
  const [shown, show] = useShown()
  const found = kinds.filter(passes[shown])
  return (
    <section aria-label="Facts">
      <div className="flex flex-wrap items-center gap-2">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form */}
        <div role="group" aria-label="Which facts" className="flex flex-wrap gap-1.5">
          {(Object.keys(SHOWN) as Shown[]).map((name) => (
            <Button
              key={name}
              size="sm"
              variant={name === shown ? 'soft' : 'secondary'}
              aria-pressed={name === shown}
              onClick={() => show(name)}
            >
              {SHOWN[name]} <span className="tabular-nums">{kinds.filter(passes[name]).length}</span>
            </Button>
          ))}
        </div>
        <p className="ml-auto text-xs text-muted max-lg:hidden">
          <Key>↑</Key> <Key>↓</Key> move, <Key>Enter</Key> opens, <Key>T</Key> says that it is still true
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState title={shown === 'due' ? 'Nothing is due' : 'There are none'}>
          <p className="text-muted">
            {shown === 'due' ? 'Everything was looked at lately.' : 'Choose another group of facts above.'}
          </p>
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside, which are buttons */}
      <div onKeyDown={onKeyDown}>
        {GROUPS.map(([group, question]) => (
          <Group
            key={group}
            question={question}
            kinds={found.filter((kind) => kind.group === group)}
            open={open}
            onToggle={toggle}
          />
        ))}
      </div>
    </section>
  )
}

/** Which facts are shown, as it stands in the address. */
function useShown(): [Shown, (name: Shown) => void] {
  const { show }: AdminSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const shown = show && Object.hasOwn(SHOWN, show) ? (show as Shown) : 'all'
  const choose = (name: Shown) =>
    void navigate({
      to: '.',
      search: (before: AdminSearch) => ({ ...before, show: name === 'all' ? undefined : name }),
      replace: true,
      resetScroll: false,
    })
  return [shown, choose]
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border border-line px-1 font-sans">{children}</kbd>
)

interface GroupProps {
  question: string
  kinds: FactKind[]
  open: string[]
  onToggle: (key: string) => void
}

function Group({ question, kinds, open, onToggle }: GroupProps) {
  if (kinds.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">{question}</h3>
      <ul className="card divide-y divide-line">
        {kinds.map((kind) => (
          <FactRow
            key={kind.key}
            kind={kind}
            isOpen={open.includes(kind.key)}
            onToggle={() => onToggle(kind.key)}
          />
        ))}
      </ul>
    </section>
  )
}
