import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { UNKNOWN_ERROR } from '../../shared/errors.ts'
import { failureOf } from '../form-failure.ts'

interface Options<Values, Input> {
  values: Values
  /** Sends what was checked, and does what follows from it. What it throws is shown in the form. */
  send: (input: Input) => Promise<unknown>
  /** The sentence for no answer at all. */
  lost?: string
  /** The sentence for a failure of which the server says nothing. */
  failed?: string
  /** When a field that was found wrong is judged again: when the form is sent, or already as somebody types. */
  recheck?: 'onSubmit' | 'onChange'
}

/** A form that `schema` checks before it is sent; `failure` is what is wrong with all of it, if anything. */
export function useCheckedForm<Values extends FieldValues, Input>(
  schema: z.ZodType<Input, Values>,
  { values, send, lost, failed = UNKNOWN_ERROR, recheck = 'onSubmit' }: Options<Values, Input>,
) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
    reValidateMode: recheck,
  })
  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    try {
      await send(input)
    } catch (error) {
      const message = failureOf(error, form.setError, lost)
      setFailure(message === UNKNOWN_ERROR ? failed : message)
    }
  })
  return { form, submit, failure }
}
