import { z } from 'zod'
import { limitedText, requiredText } from '../../shared/fields.ts'
import { MEDIA_ALT_MAX, MEDIA_KINDS, MEDIA_NAME_MAX } from './media.limits.ts'

/** What of a picture is edited, and stands in the log. */
export const MediaInput = z.object({
  name: requiredText(
    MEDIA_NAME_MAX,
    'Name is required',
    `Name must have at most ${MEDIA_NAME_MAX} characters`,
  ),
  alt: limitedText(MEDIA_ALT_MAX, 'Alternative text'),
  kind: z.enum(MEDIA_KINDS),
})
export type MediaInput = z.infer<typeof MediaInput>
