import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { formatDay, formatValue, isDue } from '../../fact-values.ts'
import type { FactKind } from '../../facts.contract.ts'
import { FactInput } from './FactInput.tsx'
import { SourceInputs } from './SourceInputs.tsx'
import { type FactValues, isBlank, newFact, previewFact, type SheetValues, today } from './sheet-values.ts'

interface Props {
  kind: FactKind
  isOpen: boolean
  onToggle: () => void
}

/** A fact of a tool: a line that says what is known, opened its fields. */
export function FactRow({ kind, isOpen, onToggle }: Props) {
  const { setValue, formState } = useFormContext<SheetValues>()
  const fact = useWatch<SheetValues>({ name: kind.key }) as FactValues | null
  const errors = formState.errors[kind.key] as FieldErrors<FactValues> | undefined
  const set = (next: FactValues | null) =>
    setValue(kind.key, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const change = (patch: Partial<FactValues>) => {
    const next = { ...(fact ?? newFact(kind)), ...patch }
    // What is said anew was looked at now.
    set(isBlank(next) ? null : { ...next, ...('value' in patch && { checked_at: today() }) })
  }
  const confirm = () => fact && set({ ...fact, checked_at: today() })
  const clear = () => {
    set(null)
    void toast({
      title: `${kind.label} is not known`,
      description: 'This is not saved yet.',
      undo: () => set(fact),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    confirm()
  }
  const shown = isOpen || errors !== undefined
  return (
    <li>
      <div className="flex items-center gap-1 pr-2">
        <button
          type="button"
          data-row={kind.key}
          aria-expanded={shown}
          aria-label={`${kind.label}: ${saidOf(kind, fact) ?? 'not known'}`}
          onClick={onToggle}
          onKeyDown={onKeyDown}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-x-3 rounded-control py-2 pl-3 text-left text-sm hover:bg-raised"
        >
          <ChevronDown
            className={`size-4 shrink-0 text-muted transition-transform ${shown ? '' : '-rotate-90'}`}
            aria-hidden="true"
          />
          <Line kind={kind} fact={fact} isWrong={errors !== undefined} />
        </button>
        {fact && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Still true: ${kind.label}`}
            title="Checked today"
            disabled={fact.checked_at === today()}
            onClick={confirm}
          >
            Still true
          </Button>
        )}
      </div>
      {shown && (
        <div className="grid gap-4 border-t border-line bg-raised/40 px-4 py-4 md:pl-10">
          <p className="text-sm text-muted">{kind.question}</p>
          <FactInput
            kind={kind}
            value={(fact ?? newFact(kind)).value}
            error={errors?.value?.message}
            onChange={(value) => change({ value })}
          />
          <SourceInputs values={fact ?? newFact(kind)} errors={errors} onChange={change} />
          {fact && (
            <div>
              <Button size="sm" onClick={clear}>
                Clear: not known
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}

/** What a fact of the form says, in words; null where it says nothing. */
function saidOf(kind: FactKind, fact: FactValues | null): string | null {
  const said = previewFact(kind, fact)
  return said && formatValue(kind, said.value)
}

function Line({ kind, fact, isWrong }: { kind: FactKind; fact: FactValues | null; isWrong: boolean }) {
  const said = saidOf(kind, fact)
  return (
    <>
      <span className="grid min-w-0 flex-1 gap-x-3 md:grid-cols-[12rem_minmax(0,1fr)]">
        <span className="text-muted">{kind.label}</span>
        <span className={`truncate ${said ? 'font-medium' : 'text-muted italic'}`}>
          {said ?? 'Not known'}
        </span>
      </span>
      {isWrong && <StatusBadge tone="danger">Look again</StatusBadge>}
      {fact && <Checked fact={fact} kind={kind} />}
    </>
  )
}

function Checked({ fact: { checked_at }, kind }: { fact: FactValues; kind: FactKind }) {
  return (
    <span className="flex shrink-0 items-center gap-2 text-xs text-muted">
      {isDue(checked_at, kind.review_days, new Date()) && <StatusBadge tone="warm">Due</StatusBadge>}
      <span className="max-sm:sr-only">{checked_at === today() ? 'Today' : formatDay(checked_at)}</span>
    </span>
  )
}
