import { reviewsImport } from '../../reviews/server/reviews.import.ts'
import { toolsImport } from '../../tools/server/tools.import.ts'
import type { ImportKindName } from '../imports.contract.ts'
import type { ImportKind } from './kind.ts'

/** Everything that can be imported. */
export const KINDS: Record<ImportKindName, ImportKind> = {
  tools: toolsImport,
  reviews: reviewsImport,
}
