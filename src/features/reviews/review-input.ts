import { z } from 'zod'
import { EMAIL_MAX, REVIEW_CONTENT_MAX, REVIEW_NAME_MAX, REVIEW_TITLE_MAX } from '../../shared/limits.ts'

const text = (max: number, missing: string, long: string) =>
  z.string(missing).trim().min(1, missing).max(max, long)

/** What a reviewer sends; form and API say the same sentences. */
export const ReviewInput = z.object({
  /** The specification's callers send 0 here; the tool is named by the address. */
  tool_id: z.int().optional(),
  user_name: text(
    REVIEW_NAME_MAX,
    'Name is required',
    `Name must have at most ${REVIEW_NAME_MAX} characters`,
  ),
  user_email: text(EMAIL_MAX, 'Email address is required', 'Please enter a valid email address').pipe(
    z.email('Please enter a valid email address'),
  ),
  rating: z
    .int('Rating must be a whole number from 1 to 5')
    .min(1, 'Rating must be at least 1')
    .max(5, 'Rating must be at most 5')
    .default(5),
  title: z
    .string()
    .trim()
    .max(REVIEW_TITLE_MAX, `Title must have at most ${REVIEW_TITLE_MAX} characters`)
    .nullish()
    .transform((v) => v || null),
  content: text(
    REVIEW_CONTENT_MAX,
    'Review is required',
    `Review must have at most ${REVIEW_CONTENT_MAX.toLocaleString('en')} characters`,
  ),
  /** A field that people do not see and programs fill in. */
  website: z.string().max(500).optional(),
})
export type ReviewInput = z.infer<typeof ReviewInput>
