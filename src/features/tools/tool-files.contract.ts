import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { byteStream } from '../../shared/fields.ts'
import { IMPORT_BYTES_MAX } from '../../shared/limits.ts'
import { IMPORT_TOO_LARGE, importEndpoints } from '../imports/imports.contract.ts'

export const TOOL_TEMPLATE_FILE = 'ai_tools_upload_template.csv'

/** How a field of a form says yes or no. */
const formFlag = z
  .enum(['true', 'false', ''], "must be 'true' or 'false'")
  .default('false')
  .transform((v) => v === 'true')

export const BulkUploadAnswer = z.object({
  requiresOverride: z
    .boolean()
    .describe('Some tools exist already and nothing is imported: ask, and send overrideDuplicates=true'),
  message: z.string(),
  duplicates: z.array(z.string()).describe('Names of the tools that exist already'),
  successCount: z.int().describe('Tools created'),
  updatedCount: z.int(),
  unchangedCount: z.int(),
  errorCount: z.int().describe('Rows that are refused; without skipInvalid nothing is imported then'),
  errors: z
    .array(z.object({ row: z.int(), name: z.string(), message: z.string() }))
    .describe('The first refused rows'),
  importId: z.string().describe('For its report, and to undo it'),
})
export type BulkUploadAnswer = z.infer<typeof BulkUploadAnswer>

const admin = endpointsOf({ access: 'admin', tag: 'Imports' })

export const toolFilesEndpoints = {
  bulkUploadTools: admin('POST /api/admin/tools/bulk-upload', {
    summary: 'Import a spreadsheet of tools in one go',
    description: 'Tools are found by name. Reviews and ratings of those that exist already are kept.',
    upload: { field: 'csvFile', maxBytes: IMPORT_BYTES_MAX, tooLarge: IMPORT_TOO_LARGE },
    body: z.object({
      overrideDuplicates: formFlag.describe('Update the tools that exist already'),
      createCategories: formFlag.describe('Create the categories that do not exist'),
      skipInvalid: formFlag.describe('Import the good rows of a file that has refused ones'),
    }),
    output: BulkUploadAnswer,
    errors: ['conflict', 'too_large', 'unsupported_media_type'],
  }),
  exportTools: admin('GET /api/admin/tools/export', {
    summary: 'Download all tools as CSV, which imports again unchanged',
    contentType: 'text/csv; charset=utf-8',
    output: byteStream,
  }),
  ...importEndpoints('Tool', 'tools', 'admin'),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof toolFilesEndpoints> {}
}
