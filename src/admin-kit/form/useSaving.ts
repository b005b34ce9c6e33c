import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { failureOf } from '../../ui/form-failure.ts'
import type { EditOptions } from './edit-options.ts'
import type { Fields, useTogether } from './useTogether.ts'

interface Parts<V extends FieldValues, R extends { version: number }> {
  form: UseFormReturn<V>
  together: ReturnType<typeof useTogether<R>>
  draft: { done: () => void }
  autosave: { touch: () => unknown; stop: () => Promise<void> }
}

/** Stores what a form says, and tells what was wrong; where somebody has changed the same, it is asked. */
export function useSaving<V extends FieldValues, R extends { version: number }, S extends z.ZodType>(
  options: EditOptions<V, R, S>,
  { form, together, draft, autosave }: Parts<V, R>,
) {
  const [failure, fail] = useState<string | null>(null)
  const [isUpdating, setIsUpdating] = useState(false)
  const stored = together.base?.record ?? null
  const tell = (error: unknown) => {
    const { lost, failed } = options
    const sentence = failureOf(error, form.setError, lost)
    const field = Object.values((error as AppError).fields ?? {})[0]
    fail(sentence === lost ? lost : failed(sentence ?? field ?? 'Unknown error', error))
  }
  const store = async (call: () => Promise<R>, changes: Fields, isNew: boolean) => {
    fail(null)
    try {
      await autosave.stop()
      const result = await call()
      draft.done()
      await options.onSaved(result, isNew)
    } catch (error) {
      autosave.touch()
      const isConflict = error instanceof AppError && error.code === 'conflict'
      if (!(isConflict && (await together.ask(changes)))) tell(error)
    }
  }
  const update = async (changes: Fields, of: R) => {
    setIsUpdating(true)
    await store(() => options.update({ ...changes, version: together.version()! }, of), changes, false)
    setIsUpdating(false)
  }
  return {
    failure,
    isBusy: form.formState.isSubmitting || isUpdating,
    /** Says above the buttons what has gone wrong. */
    fail,
    /** Sends what was changed in a record. */
    update,
    /** Sends fields that are valid. */
    async save(values: V): Promise<void> {
      fail(null)
      if (options.maySave && !(await options.maySave(values, stored))) return
      const input = options.schema.parse(options.toInput(values, stored)) as z.output<S>
      if (stored) await update(together.changesOf(input as object), stored)
      else await store(() => options.create(input), {}, true)
    },
  }
}
