import type { FieldErrors } from '../../shared/errors.ts'
import type { MagicKit } from './kits.contract.ts'

/** What is being done for a kit, in the order in which it happens. */
export type KitStage = 'reading' | 'choosing' | 'wording'

/** One line of a kit that is made with progress (`Accept: application/x-ndjson`). */
export type KitLine =
  | { stage: KitStage }
  | { kit: MagicKit }
  | { error: { message: string; fields?: FieldErrors } }

export const NDJSON = 'application/x-ndjson'
