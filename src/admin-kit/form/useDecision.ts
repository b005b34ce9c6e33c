import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { RecordName } from '../../shared/record-names.ts'
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts'
import { useRecordActions } from '../history/useRecordActions.ts'

interface Options<Values, Input> {
  kind: RecordName
  values: Values
  /** Answers what is said once it is done, with what takes it back. */
  send: (input: Input) => Promise<{ title: string; batch: string | null }>
  onClose: () => void
}

/** The form that goes with a decision. What somebody else has done meanwhile is shown behind it. */
export function useDecision<Values extends FieldValues, Input>(
  schema: z.ZodType<Input, Values>,
  { kind, values, send, onClose }: Options<Values, Input>,
) {
  const { tellDone, reload } = useRecordActions(kind)
  return useCheckedForm<Values, Input>(schema, {
    values,
    recheck: 'onChange',
    lost: 'The server did not answer. What you typed is kept.',
    send: async (input) => {
      try {
        const { title, batch } = await send(input)
        tellDone(title, batch)
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') void reload()
        throw error
      }
      onClose()
      void reload()
    },
  })
}
