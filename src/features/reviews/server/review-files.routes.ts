import { actorOf } from '../../../kernel/changes/records.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import './reviews.import.ts'
import { importHandlers } from '../../imports/server/imports.handlers.ts'
import { REVIEW_TEMPLATE_FILE, type reviewFilesEndpoints } from '../review-files.contract.ts'
import { bulkUploadReviews } from './review-files.service.ts'

export const reviewFilesRoutes: Handlers<typeof reviewFilesEndpoints> = {
  bulkUploadReviews: ({ file }, context) => bulkUploadReviews(context, file, actorOf(context)),
  ...importHandlers('Review', 'reviews', REVIEW_TEMPLATE_FILE),
}
