import type { FieldValues, UseFormProps } from 'react-hook-form'
import type { z } from 'zod'
import type { Since } from '../../shared/together.ts'
import type { DraftServer } from './useAutosave.ts'
import type { Fields } from './useTogether.ts'

export interface EditOptions<V extends FieldValues, R, S extends z.ZodType> {
  /** Under which drafts are kept: 'review.12'. */
  draftName: string
  /** The record that is edited; null for a new one. */
  record: R | null
  /** The fields of a record, or of a new one. They have the names that the record's have. */
  toValues: (record: R | null) => V
  /** What the fields mean, for the schema to check; `stored` is the record that they are based on. */
  toInput: (values: V, stored: R | null) => object
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
  failed: (reason: string, error: unknown) => string
  lost: string
  onSaved: (record: R, isNew: boolean) => unknown
  /** Fields that say something together with another one: they are sent and chosen with it. */
  follows?: Record<string, string>
  /** A server that keeps drafts, beside this browser. */
  server?: DraftServer<V>
  /** Fields that keep their value themselves, as an editor does its text. Without it nothing is kept of the form. */
  own?: { isThere: () => boolean; read: () => Partial<V>; write: (values: V) => void }
  /** Asked before valid fields are sent; false keeps them here. */
  maySave?: (values: V, stored: R | null) => Promise<boolean>
  /** What is said where fields are not valid, beside what stands at them. */
  invalid?: string
  form?: Pick<UseFormProps<V>, 'reValidateMode' | 'shouldFocusError'>
}
