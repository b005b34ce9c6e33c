import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form'
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
  /** What a draft is kept under, where that is not said by noun and id. */
  draftName?: string
  /** Stands beside the fields, above the buttons. */
  aside?: ReactNode
  onCancel: () => void
  children: ReactNode
}

/** The form of a record: it keeps drafts, shows what is wrong at its field, and asks when somebody else was faster. */
export function RecordForm<
  V extends FieldValues,
  R extends { id: number; version: number },
  S extends z.ZodType,
>({
  kind,
  noun,
  show,
  label,
  saveLabel = 'Save',
  draftName,
  aside,
  onCancel,
  children,
  ...options
}: Props<V, R, S>) {
  const edit = useRecordEdit<V, R, S>({
    ...options,
    draftName: draftName ?? `${noun}.${options.record?.id ?? 'new'}`,
    since: sinceOf(kind),
  })
  const { form, stored, conflict, failure, restored } = edit
  const notice = restored && <DraftNotice at={restored} onDiscard={edit.discard} />
  const buttons = (
    <SaveButtons label={saveLabel} wide={Boolean(aside)} failure={failure} onCancel={onCancel} />
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={edit.submit}
        aria-label={label ?? (stored ? `Edit ${noun}` : `Add ${noun}`)}
        className={aside ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'grid gap-5'}
      >
        {aside ? (
          <>
            <div className="grid content-start gap-8">
              {notice}
              {children}
            </div>
            <div className="grid content-start gap-6 lg:sticky lg:top-0">
              {aside}
              {buttons}
            </div>
          </>
        ) : (
          <>
            {notice}
            {children}
            {buttons}
          </>
        )}
      </form>
      <ConflictDialog
        noun={noun}
        edit={edit}
        show={conflict ? show?.(conflict.record, form.getValues()) : undefined}
      />
    </FormProvider>
  )
}

interface SaveButtonsProps {
  label: string
  /** Above a column of their own, where what is wrong may be out of sight. */
  wide: boolean
  failure: string | null
  onCancel: () => void
}

function SaveButtons({ label, wide, failure, onCancel }: SaveButtonsProps) {
  const { isSubmitting, errors } = useFormState()
  const wrong = Object.keys(errors).length
  return (
    <div
      className={`sticky grid gap-3 bg-surface ${wide ? 'bottom-0 -mx-1 px-1 pt-2 pb-1' : '-bottom-5 -mx-5 -mb-5 border-t border-line px-5 py-3'}`}
    >
      {wide && wrong > 0 && !failure && (
        <p role="alert" className="text-sm text-danger">
          {wrong === 1 ? 'One field needs' : `${wrong} fields need`} another look.
        </p>
      )}
      <FormFailure message={failure} />
      <div className={`flex gap-2 ${wide ? 'flex-row-reverse' : 'justify-end'}`}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" className={wide ? 'flex-1' : ''} disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : label}
        </Button>
      </div>
    </div>
  )
}
