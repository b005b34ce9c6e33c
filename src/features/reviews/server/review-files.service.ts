import type { Actor } from '../../../kernel/changes/changes.queries.ts'
import type { Services } from '../../../kernel/http/context.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { importAtOnce } from '../../imports/server/imports.service.ts'

const reviews = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'review' : 'reviews'}`

/** Imports a file as the specification's upload does: all of it, or nothing. */
export async function bulkUploadReviews(services: Services, file: UploadedFile | null, actor: Actor) {
  const { id, counts, isApplied, refused } = await importAtOnce(services, 'reviews', file, {}, actor)
  const first = refused[0]
  return {
    message: isApplied
      ? `${reviews(counts.created)} added.`
      : `Nothing is imported: ${counts.refused === 1 ? '1 row is' : `${counts.refused} rows are`} refused.${first ? ` Row ${first.row}: ${first.reason}.` : ''}`,
    successCount: isApplied ? counts.created : 0,
    unchangedCount: counts.unchanged,
    errorCount: counts.refused,
    errors: refused.map(({ row, name, reason }) => ({ row, name, message: reason ?? '' })),
    importId: id,
  }
}
