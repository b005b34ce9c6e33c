import { useMemo, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { Since } from '../../shared/together.ts'
import { failureOf } from '../../ui/form-failure.ts'
import { useDraft, useOpenDraft } from '../../ui/useDraft.ts'
import { schemaResolver } from './schema-resolver.ts'
import { type Fields, useTogether } from './useTogether.ts'

export interface EditOptions<V extends FieldValues, R, S extends z.ZodType> {
  /** Under which drafts are kept: 'review.12'. */
  draftName: string
  /** The record that is edited; null for a new one. */
  record: R | null
  /** The fields of a record, or of a new one. They have the names that the record's have. */
  toValues: (record: R | null) => V
  /** What the fields mean, for the schema to check. */
  toInput: (values: V) => object
  schema: S
  fieldOf?: (path: PropertyKey[]) => string
  create: (input: z.output<S>) => Promise<R>
  /** Sends what was changed, with the version it was based on. */
  update: (changes: Fields & { version: number }, record: R) => Promise<R>
  /** What others have changed since a version. */
  since: (record: R, version: number) => Promise<Since>
  /** Reads the record as it is stored now. */
  read: (record: R) => Promise<R>
  /** What is said when the server refuses, and when it does not answer. */
  failed: (reason: string) => string
  lost: string
  onSaved: (record: R, isNew: boolean) => void
}

/** The form of a record: it keeps drafts, sends what was changed, and asks where somebody has changed the same. */
export function useRecordEdit<V extends FieldValues, R extends { version: number }, S extends z.ZodType>(
  options: EditOptions<V, R, S>,
) {
  const { draftName, record, toValues, toInput, schema, fieldOf, failed, lost, onSaved } = options
  const first = useMemo(() => toValues(record), [record, toValues])
  const opened = useOpenDraft(draftName, record?.version ?? null, first)
  const together = useTogether<R>({
    record,
    draft: record && opened && opened.version !== null ? { ...opened, version: opened.version } : null,
    inputOf: (of) => {
      const read = schema.safeParse(toInput(toValues(of)))
      return read.success ? (read.data as object) : {}
    },
    since: options.since,
    read: options.read,
  })
  const stored = together.base?.record ?? null
  const saved = useMemo(() => toValues(stored), [stored, toValues])
  const resolver = useMemo(() => schemaResolver<V>(schema, toInput, fieldOf), [schema, toInput, fieldOf])
  const form = useForm<V>({ resolver, defaultValues: first as DefaultValues<V> })
  const version = together.base?.version ?? null
  const draft = useDraft(form as never, { name: draftName, opened, version, saved } as never)
  const [failure, setFailure] = useState<string | null>(null)

  const tell = (error: unknown) => {
    const sentence = failureOf(error, form.setError, lost)
    const field = Object.values((error as AppError).fields ?? {})[0]
    setFailure(sentence === lost ? lost : failed(sentence ?? field ?? 'Unknown error'))
  }
  const send = async (changes: Fields, of: R) => {
    setFailure(null)
    try {
      const result = await options.update({ ...changes, version: together.version()! }, of)
      draft.done()
      onSaved(result, false)
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'conflict'
      if (!(isConflict && (await together.ask(changes)))) tell(error)
    }
  }
  const create = async (input: z.output<S>) => {
    setFailure(null)
    try {
      const result = await options.create(input)
      draft.done()
      onSaved(result, true)
    } catch (error) {
      tell(error)
    }
  }
  const save = async (values: V) => {
    const input = schema.parse(toInput(values)) as z.output<S>
    await (stored ? send(together.changesOf(input as object), stored) : create(input))
  }
  /** Puts a record into the form, and what is left of one's own changes. */
  const fill = (of: R, left: string[]) => {
    const typed = form.getValues()
    form.reset(toValues(of))
    for (const field of left) {
      const path = field as Path<V>
      form.setValue(path, typed[field] as PathValue<V, Path<V>>, { shouldDirty: true })
    }
  }
  return {
    form,
    stored,
    failure,
    conflict: together.conflict,
    restored: draft.restored,
    discard: () => {
      draft.discard()
      if (stored) together.take(stored)
    },
    submit: form.handleSubmit((values) => save(values as unknown as V)),
    dismiss: together.dismiss,
    choose: async (mine: ReadonlySet<string>) => {
      const { conflict } = together
      if (!conflict) return
      const left = together.choose(conflict, mine)
      fill(conflict.record, Object.keys(left))
      await send(left, conflict.record)
    },
    /** The form goes on with what was saved. */
    goOnWith: (next: R) => {
      draft.begin()
      together.take(next)
      form.reset(toValues(next))
    },
  }
}
