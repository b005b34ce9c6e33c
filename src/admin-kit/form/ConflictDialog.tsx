import { type ReactNode, useState } from 'react'
import { fieldLabel } from '../../shared/field-label.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { plural } from '../../ui/text.ts'
import { fieldText } from '../history/field-text.ts'
import { TimeText } from '../list/TimeText.tsx'
import { useAdminCheck } from '../screen/admin-session.ts'
import type { Conflict, Contested } from './useTogether.ts'

type Side = 'mine' | 'theirs'

/** A value as people read it, where its text alone does not say enough; undefined where it does. */
export type ShowField = (field: string, value: unknown) => ReactNode | undefined

interface Props<R> {
  noun: string
  edit: {
    conflict: Conflict<R> | null
    choose: (mine: ReadonlySet<string>) => Promise<void>
    dismiss: () => void
  }
  show?: ShowField | undefined
}

/** Two people have changed the same fields: for each of them it is chosen whose counts. Nothing is lost before that. */
export function ConflictDialog<R>({ noun, edit: { conflict, choose, dismiss }, show }: Props<R>) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={dismiss}
      title={`Somebody else has changed this ${noun}`}
      place="wide"
    >
      {conflict && (
        <Choice
          key={conflict.at}
          conflict={conflict}
          show={show}
          onChoose={(mine) => void choose(mine)}
          onClose={dismiss}
        />
      )}
    </Dialog>
  )
}

function Choice<R>({
  conflict: { fields, at },
  show,
  onChoose,
  onClose,
}: {
  conflict: Conflict<R>
  show: ShowField | undefined
  onChoose: (mine: ReadonlySet<string>) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const { data: check } = useAdminCheck()
  const me = check?.admin?.name
  const all = (side: Side) => setChosen(Object.fromEntries(fields.map(({ field }) => [field, side])))
  const left = fields.filter(({ field }) => !chosen[field]).length
  const save = () => onChoose(new Set(fields.map((f) => f.field).filter((field) => chosen[field] === 'mine')))
  return (
    <div className="grid gap-5">
      <p>
        Nothing was saved yet, and nothing is lost.{' '}
        {fields.length === 1
          ? 'Both of you have changed this field: choose whose counts.'
          : `Both of you have changed these ${fields.length} fields: choose for each whose counts.`}{' '}
        Everything else of you both is kept.
      </p>
      {fields.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => all('mine')}>
            All mine
          </Button>
          <Button size="sm" onClick={() => all('theirs')}>
            All theirs
          </Button>
        </div>
      )}
      {fields.map((contested) => (
        <ContestedField
          key={contested.field}
          contested={contested}
          mineBy={{ name: me ? `${me} (you)` : 'You', at }}
          chosen={chosen[contested.field]}
          show={show}
          onChoose={(side) => setChosen((before) => ({ ...before, [contested.field]: side }))}
        />
      ))}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 py-3">
        <p role="status" className="mr-auto text-sm text-muted">
          {left > 0 && `${plural(left, 'field')} left to choose`}
        </p>
        <Button variant="ghost" onClick={onClose}>
          Keep editing
        </Button>
        <Button variant="primary" disabled={left > 0} onClick={save}>
          Save what I chose
        </Button>
      </div>
    </div>
  )
}

interface FieldProps {
  contested: Contested
  mineBy: { name: string; at: string | null }
  chosen: Side | undefined
  show: ShowField | undefined
  onChoose: (side: Side) => void
}

function ContestedField({ contested, mineBy, chosen, show, onChoose }: FieldProps) {
  const { field, mine, theirs, actor_name, at } = contested
  const sides = [
    { side: 'mine', title: 'Yours', by: mineBy, saved: 'not saved yet,', value: mine },
    { side: 'theirs', title: 'Theirs', by: { name: actor_name, at }, saved: 'saved', value: theirs },
  ] as const
  const label = fieldLabel(field)
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {sides.map(({ side, title, by, saved, value }) => (
          <label
            key={side}
            data-side={side}
            className={`grid cursor-pointer content-start gap-2 rounded-card border p-4 has-focus-visible:outline-2 ${
              chosen === side ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong'
            }`}
          >
            <span className="flex items-baseline gap-2.5 text-sm">
              <input
                type="radio"
                name={`contested-${field}`}
                className="size-4 shrink-0 translate-y-0.5 accent-accent"
                aria-label={`${label}: ${title.toLowerCase()}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              <span className="min-w-0">
                <span className="font-medium">{title}</span>
                <span className="block break-words text-muted">
                  {by.name}, {by.at ? saved : 'some time ago'} {by.at && <TimeText value={by.at} />}
                </span>
              </span>
            </span>
            <span className="max-h-64 overflow-y-auto break-words whitespace-pre-wrap">
              {show?.(field, value) ?? fieldText(value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
