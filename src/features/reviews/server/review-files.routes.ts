import { actorOf } from '../../../kernel/changes/records.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import './reviews.import.ts'
import { importHandlers } from '../../imports/server/imports.handlers.ts'
import { REVIEW_TEMPLATE_FILE, type reviewFilesEndpoints } from '../review-files.contract.ts'
import { bulkUploadReviews } from './review-files.service.ts'

const imports = importHandlers('reviews', REVIEW_TEMPLATE_FILE)

export const reviewFilesRoutes: Handlers<typeof reviewFilesEndpoints> = {
  bulkUploadReviews: ({ file }, context) => bulkUploadReviews(context, file, actorOf(context)),
  reviewImportTemplate: imports.template,
  createReviewImport: imports.create,
  listReviewImports: imports.list,
  getReviewImport: imports.get,
  checkReviewImport: imports.check,
  applyReviewImport: imports.apply,
  cancelReviewImport: imports.cancel,
  undoReviewImport: imports.undo,
  listReviewImportRows: imports.rows,
  reviewImportRefused: imports.refused,
  reviewImportReport: imports.report,
}
