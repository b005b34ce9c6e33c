import { z } from 'zod'
import { atMost, emailAddress, honeypot, integer, limitedText, requiredText } from '../../shared/fields.ts'
import {
  LEFT_TOOL_MAX,
  PROS_MAX,
  REVIEW_CONTENT_MAX,
  REVIEW_NAME_MAX,
  REVIEW_TITLE_MAX,
  USE_KINDS,
  USED_FOR,
} from './reviews.limits.ts'

const one = <K extends string>(choices: Record<K, string>, sentence: string) =>
  z
    .preprocess((v) => v || null, z.enum(Object.keys(choices) as [K, ...K[]], sentence).nullable())
    .default(null)

/** What a review says beside its text; all of it may be left out. */
export const reviewDetails = {
  use_kind: one(USE_KINDS, 'Kind of use must be personal, team or company'),
  used_for: one(USED_FOR, 'How long must be weeks, months, year or years'),
  pros: limitedText(PROS_MAX, 'What is good'),
  cons: limitedText(PROS_MAX, 'What is not'),
  left_tool: limitedText(LEFT_TOOL_MAX, 'What was used before'),
}

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
  ...reviewDetails,
  website: honeypot,
})
export type ReviewInput = z.infer<typeof ReviewInput>
