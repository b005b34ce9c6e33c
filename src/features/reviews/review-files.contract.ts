import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { IMPORT_BYTES_MAX } from '../../shared/limits.ts'
import { IMPORT_TOO_LARGE, importEndpoints } from '../imports/imports.contract.ts'

export const REVIEW_TEMPLATE_FILE = 'reviews_upload_template.csv'

export const reviewFilesEndpoints = {
  bulkUploadReviews: endpoint('POST /api/admin/reviews/bulk-upload', {
    access: 'moderator',
    tag: 'Imports',
    summary: 'Import a spreadsheet of reviews in one go, all or nothing',
    description: 'Tools are found by name. A review that is there already is not stored twice.',
    upload: { field: 'csvFile', maxBytes: IMPORT_BYTES_MAX, tooLarge: IMPORT_TOO_LARGE },
    body: z.object({}),
    output: z.object({
      message: z.string(),
      successCount: z.int().describe('Reviews created'),
      unchangedCount: z.int().describe('Those that were there already'),
      errorCount: z.int().describe('Rows that are refused; with any of them nothing is imported'),
      errors: z.array(z.object({ row: z.int(), name: z.string(), message: z.string() })),
      importId: z.string().describe('For its report, and to undo it'),
    }),
    errors: ['conflict', 'too_large', 'unsupported_media_type'],
  }),
  ...importEndpoints('Review', 'reviews', 'moderator'),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof reviewFilesEndpoints> {}
}
