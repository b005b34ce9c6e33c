import { z } from 'zod'
import { atMost, emailAddress, honeypot, integer, limitedText, requiredText } from '../../shared/fields.ts'
import { REVIEW_CONTENT_MAX, REVIEW_NAME_MAX, REVIEW_TITLE_MAX } from './reviews.limits.ts'

/** What a reviewer sends; form and API say the same sentences. */
export const ReviewInput = z.object({
  /** The specification's callers send 0 here; the tool is named by the address. */
  tool_id: integer().optional(),
  user_name: requiredText(REVIEW_NAME_MAX, 'Name is required', atMost(REVIEW_NAME_MAX, 'Name')),
  user_email: emailAddress(),
  rating: integer('Rating must be a whole number from 1 to 5')
    .min(1, 'Rating must be at least 1')
    .max(5, 'Rating must be at most 5')
    .default(5),
  title: limitedText(REVIEW_TITLE_MAX, 'Title'),
  content: requiredText(REVIEW_CONTENT_MAX, 'Review is required', atMost(REVIEW_CONTENT_MAX, 'Review')),
  website: honeypot,
})
export type ReviewInput = z.infer<typeof ReviewInput>
