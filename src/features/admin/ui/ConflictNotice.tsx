import { buttonClass } from '../../../ui/button.ts'
import type { FieldChange } from '../records.contract.ts'
import { FieldChanges } from './FieldChanges.tsx'

interface Props {
  noun: string
  /** Yours against theirs. */
  fields: FieldChange[]
  onTakeTheirs: () => void
  onOverwrite: () => void
}

/** Somebody else has saved the record while it was being edited: nobody's work is lost without a choice. */
export function ConflictNotice({ noun, fields, onTakeTheirs, onOverwrite }: Props) {
  return (
    <section
      role="alert"
      aria-label="Changed by somebody else"
      className="grid gap-3 rounded-card border border-warm/40 bg-warm-soft p-4"
    >
      <h3 className="text-base text-warm">Somebody else has changed this {noun} meanwhile</h3>
      <p className="text-sm">
        Nothing was saved. Where your form differs from what is stored now, theirs stands in red, yours in
        green.
      </p>
      {fields.length > 0 ? (
        <FieldChanges fields={fields} before="Theirs" after="Yours" />
      ) : (
        <p className="text-sm text-muted">What is stored now is the same as your form.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('secondary', 'sm')} onClick={onTakeTheirs}>
          Take theirs into the form
        </button>
        <button type="button" className={buttonClass('danger', 'sm')} onClick={onOverwrite}>
          Save mine over theirs
        </button>
      </div>
    </section>
  )
}
