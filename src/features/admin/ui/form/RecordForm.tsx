import { type ReactNode, useMemo, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { AppError } from '../../../../shared/errors.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { failureOf } from '../../../../ui/form-failure.ts'
import { ConflictNotice } from '../ConflictNotice.tsx'
import { DraftNotice } from '../DraftNotice.tsx'
import { fieldChanges } from '../field-changes.ts'
import { useDraft } from '../useDraft.ts'
import { schemaResolver } from './schema-resolver.ts'

interface Props<V extends FieldValues, R, S extends z.ZodType> {
  /** Under which drafts are kept, and what one is called: 'review'. */
  noun: string
  /** The record that is edited; null for a new one. */
  record: R | null
  /** The fields of a record, or of a new one. */
  toValues: (record: R | null) => V
  /** What the fields mean, for the schema to check. */
  toInput: (values: V) => object
  schema: S
  save: (input: z.output<S>, record: R | null, version: number | undefined) => Promise<R>
  /** Reads the record as it is stored now. */
  read: (id: number) => Promise<R>
  /** What is said when the server refuses, and when it does not answer. */
  failed: (reason: string) => string
  lost: string
  onSaved: (record: R, isNew: boolean) => void
  onCancel: () => void
  children: ReactNode
}

/** The form of a record: it keeps drafts, shows what is wrong at its field, and asks when somebody else was faster. */
export function RecordForm<
  V extends FieldValues,
  R extends { id: number; version: number },
  S extends z.ZodType,
>(props: Props<V, R, S>) {
  const { noun, record, toValues, toInput, schema, failed, lost, onSaved, onCancel, children } = props
  const [stored, setStored] = useState(record)
  const saved = useMemo(() => toValues(stored), [stored, toValues])
  const resolver = useMemo(() => schemaResolver(schema, toInput), [schema, toInput])
  const form = useForm<V>({ resolver, defaultValues: saved as DefaultValues<V> })
  const draftName = `${noun}.${stored?.id ?? 'new'}`
  const draft = useDraft(form as never, draftName, stored?.version ?? null, saved)
  const [failure, setFailure] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<R | null>(null)
  const { isSubmitting } = form.formState

  const save = async (values: V, version: number | undefined) => {
    setFailure(null)
    try {
      const result = await props.save(schema.parse(toInput(values)) as z.output<S>, stored, version)
      draft.done()
      onSaved(result, stored === null)
    } catch (error) {
      if (stored && version !== undefined && error instanceof AppError && error.code === 'conflict') {
        const now = await props.read(stored.id).catch(() => null)
        if (now && now.version !== version) return setTheirs(now)
      }
      const sentence = failureOf(error, form.setError, lost)
      const first = Object.values((error as AppError).fields ?? {})[0]
      setFailure(sentence === lost ? lost : failed(sentence ?? first ?? 'Unknown error'))
    }
  }
  const submit = form.handleSubmit((values) => save(values as V, stored?.version))

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-label={stored ? `Edit ${noun}` : `Add ${noun}`}
        className="grid gap-5"
      >
        {draft.restored && <DraftNotice at={draft.restored} onDiscard={draft.discard} />}
        {theirs && (
          <ConflictNotice
            noun={noun}
            fields={fieldChanges(theirs, schema.parse(toInput(form.getValues())) as object)}
            onTakeTheirs={() => {
              draft.done()
              setStored(theirs)
              form.reset(toValues(theirs))
              setTheirs(null)
            }}
            onOverwrite={() => {
              setTheirs(null)
              void form.handleSubmit((values) => save(values as V, theirs.version))()
            }}
          />
        )}
        {children}
        <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t border-line bg-surface px-5 py-3">
          <FormFailure message={failure} />
          <div className="flex justify-end gap-2">
            <button type="button" className={buttonClass('ghost')} onClick={onCancel}>
              Cancel
            </button>
            <button type="submit" className={buttonClass('primary')} disabled={isSubmitting}>
              {isSubmitting ? 'Saving…' : 'Save'}
            </button>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
