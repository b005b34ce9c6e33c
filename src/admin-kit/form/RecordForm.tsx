import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../app/query.ts'
import type { RecordName } from '../../shared/record-names.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { ConflictDialog, type ShowField } from './ConflictDialog.tsx'
import type { EditOptions } from './edit-options.ts'
import { useRecordEdit } from './useRecordEdit.ts'

/** What others have changed in a record of a kind. */
export const sinceOf = (kind: RecordName) => (record: { id: number }, version: number) =>
  api('GET /api/admin/records/{kind}/{id}/since', {
    params: { kind, id: String(record.id) },
    query: { version: String(version) },
  })

interface Props<V extends FieldValues, R, S extends z.ZodType>
  extends Omit<EditOptions<V, R, S>, 'draftName' | 'since'> {
  kind: RecordName
  /** What one is called: 'review'. */
  noun: string
  /** How fields are shown that are no texts; `now` is the record as it is stored, `values` the form. */
  show?: (now: R, values: V) => ShowField
  /** What the form is called for screen readers, and its button, where that is not said by the noun. */
  label?: string
  saveLabel?: string
  onCancel: () => void
  children: ReactNode
}

/** The form of a record: it keeps drafts, shows what is wrong at its field, and asks when somebody else was faster. */
export function RecordForm<
  V extends FieldValues,
  R extends { id: number; version: number },
  S extends z.ZodType,
>({ kind, noun, show, label, saveLabel = 'Save', onCancel, children, ...options }: Props<V, R, S>) {
  const draftName = `${noun}.${options.record?.id ?? 'new'}`
  const edit = useRecordEdit<V, R, S>({ ...options, draftName, since: sinceOf(kind) })
  const { form, stored, conflict, failure, restored } = edit
  const { isSubmitting } = form.formState

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={edit.submit}
        aria-label={label ?? (stored ? `Edit ${noun}` : `Add ${noun}`)}
        className="grid gap-5"
      >
        {restored && <DraftNotice at={restored} onDiscard={edit.discard} />}
        {children}
        <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t border-line bg-surface px-5 py-3">
          <FormFailure message={failure} />
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" disabled={isSubmitting}>
              {isSubmitting ? 'Saving…' : saveLabel}
            </Button>
          </div>
        </div>
      </form>
      <ConflictDialog
        noun={noun}
        conflict={conflict}
        show={conflict ? show?.(conflict.record, form.getValues()) : undefined}
        onChoose={(mine) => void edit.choose(mine)}
        onClose={edit.dismiss}
      />
    </FormProvider>
  )
}
