import { useMemo, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forgetDraft } from '../../ui/kept-drafts.ts'
import { rebaseDraft, useDraft, useOpenDraft } from '../../ui/useDraft.ts'
import type { EditOptions } from './edit-options.ts'
import { schemaResolver } from './schema-resolver.ts'
import { AUTOSAVE_LOCAL_MS, useAutosave } from './useAutosave.ts'
import { useSaving } from './useSaving.ts'
import { useTogether } from './useTogether.ts'

/** What a form begins with: the record, a draft of it, and one that is only offered. */
function useBeginning<V extends FieldValues, R extends { version: number }, S extends z.ZodType>(
  options: EditOptions<V, R, S>,
) {
  const { draftName, record, toValues, toInput, schema, server } = options
  const first = useMemo(() => toValues(record), [record, toValues])
  const local = useOpenDraft(draftName, record?.version ?? null, first)
  const [found] = useState(() => server?.found ?? null)
  const [begun] = useState(() => (found && !record ? rebaseDraft(found, first) : null))
  const [offered, setOffered] = useState(record && found)
  const opened = server ? begun : local
  const together = useTogether<R>({
    record,
    draft: record && opened && opened.version !== null ? { ...opened, version: opened.version } : null,
    inputOf: (of) => {
      const input = toInput(toValues(of), of)
      const read = schema.safeParse(input)
      return read.success ? (read.data as object) : input
    },
    since: options.since,
    read: options.read,
    follows: options.follows,
  })
  const stored = together.base?.record ?? null
  const saved = useMemo(() => toValues(stored), [stored, toValues])
  return { first, opened, offered, setOffered, together, stored, saved }
}

/** The form of a record: it keeps drafts, sends what was changed, and asks where somebody has changed the same. */
export function useRecordEdit<V extends FieldValues, R extends { version: number }, S extends z.ZodType>(
  options: EditOptions<V, R, S>,
) {
  const { draftName: name, toValues, own, server } = options
  const { first, opened, offered, setOffered, together, stored, saved } = useBeginning(options)
  const check = schemaResolver<V>(options.schema, (of) => options.toInput(of, stored), options.fieldOf)
  const withOwn = (typed: V): V => ({ ...typed, ...own?.read() })
  const form = useForm<V>({
    ...options.form,
    resolver: (typed, ...rest) => check(withOwn(typed), ...rest),
    defaultValues: first as DefaultValues<V>,
  })
  const values = () => withOwn(form.getValues())
  const version = together.base?.version ?? null
  const read = () => (own && !own.isThere() ? null : values())
  const restMs = server && AUTOSAVE_LOCAL_MS
  const draft = useDraft<V>(form, { name, opened, version, saved, read, restMs })
  const autosave = useAutosave(form, draft, server)
  const { update, save, ...failing } = useSaving(options, { form, together, draft, autosave })
  /** Puts values into the form. */
  const fill = (next: V) => {
    form.reset(next, { keepDefaultValues: true })
    own?.write(next)
  }
  const restore = (kept: NonNullable<typeof offered>) => {
    const { version: since, changed, values: left } = rebaseDraft(kept, saved)
    if (since !== null && since !== stored?.version) together.goOn(since, changed)
    fill(left)
    setOffered(null)
  }
  return {
    form,
    /** What the form began with. */
    start: opened?.values ?? first,
    stored,
    values,
    fill,
    autosave,
    ...failing,
    conflict: together.asked,
    restored: draft.restored,
    /** A draft that was never saved, of the record or an older version of it. */
    offered: offered && {
      at: offered.at,
      isOld: offered.version !== null && offered.version !== stored?.version,
      restore: () => restore(offered),
      discard: () => {
        forgetDraft(name)
        setOffered(null)
      },
    },
    discard: () => {
      draft.discard()
      if (stored) together.take(stored)
    },
    submit: form.handleSubmit(save, () => options.invalid && failing.fail(options.invalid)),
    dismiss: together.dismiss,
    choose: async (mine: ReadonlySet<string>) => {
      const { conflict } = together
      if (!conflict) return
      // What was written stays among the versions of the draft.
      autosave.seal()
      const [typed, theirs] = [values(), toValues(conflict.record)]
      const left = together.choose(conflict, mine)
      const kept = Object.keys(theirs).filter((field) => field in left)
      form.reset(theirs)
      fill({ ...theirs, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) })
      await update(left, conflict.record)
    },
    /** The form goes on with what was saved. */
    goOnWith: (next: R) => {
      draft.begin()
      together.take(next)
      form.reset(toValues(next))
    },
  }
}
