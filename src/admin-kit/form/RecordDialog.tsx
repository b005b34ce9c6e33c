import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog } from '../../ui/Dialog.tsx'
import { isAdminQuery } from '../screen/admin-session.ts'
import { RecordForm } from './RecordForm.tsx'
import { tellSaved } from './tell-saved.ts'

type FormProps<V extends FieldValues, R extends { id: number; version: number }, S extends z.ZodType> = Omit<
  ComponentProps<typeof RecordForm<V, R, S>>,
  'failed' | 'onSaved' | 'onCancel'
>

interface Props<V extends FieldValues, R extends { id: number; version: number }, S extends z.ZodType>
  extends FormProps<V, R, S> {
  /** What the window is called. */
  title: string
  place?: ComponentProps<typeof Dialog>['place']
  /** What is said once a new one is stored, and once one is changed. */
  created: string
  changed: string
  /** Read again afterwards, beside the lists of the administration. */
  alsoStale?: string
  /** Stands above the form. */
  above?: ReactNode
  onClose: () => void
}

/** The form of a record in a window over its list. */
export function RecordDialog<
  V extends FieldValues,
  R extends { id: number; version: number; merged_with?: string[] | undefined },
  S extends z.ZodType,
>({ title, place = 'center', created, changed, alsoStale, above, onClose, ...form }: Props<V, R, S>) {
  const queryClient = useQueryClient()
  return (
    <Dialog open onClose={onClose} title={title} place={place}>
      {above}
      <RecordForm<V, R, S>
        {...(form as FormProps<V, R, S>)}
        failed={(reason) => `Failed to save ${form.noun}: ${reason}`}
        onSaved={(saved, isNew) => {
          tellSaved(isNew ? created : changed, saved)
          onClose()
          void queryClient.invalidateQueries({
            predicate: (query) => isAdminQuery(query) || query.queryKey[0] === alsoStale,
          })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
