import { z } from 'zod'
import { atMost, emailAddress, honeypot, limitedText, requiredText } from '../../shared/fields.ts'
import { SLUG_MAX, URL_MAX } from '../../shared/limits.ts'
import { PRICING_MODELS, TOOL_NAME_MAX } from '../tools/tools.limits.ts'
import { SUBMISSION_NOTE_MAX, SUBMISSION_SUMMARY_MAX } from './submissions.limits.ts'

const INVALID_ADDRESS = 'Please enter the address of the tool, such as https://example.com'

/** 'example.com' → 'https://example.com'; what has a scheme keeps it. */
const withScheme = (text: string) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)

/** An address on the public web: with a dot in its host's name, and nobody's password in it. */
function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && /^[^.].*\.[a-z][a-z0-9-]+$/i.test(hostname) && username === ''
}

/** What is sent to suggest a tool; form and API say the same sentences. */
export const SubmissionInput = z.object({
  name: requiredText(TOOL_NAME_MAX, 'Name of the tool is required', atMost(TOOL_NAME_MAX, 'Name')),
  website_url: requiredText(URL_MAX, 'Address of the tool is required', INVALID_ADDRESS)
    .transform(withScheme)
    .refine(isPublicAddress, INVALID_ADDRESS),
  email: emailAddress(),
  short_description: requiredText(
    SUBMISSION_SUMMARY_MAX,
    'A short description is required',
    atMost(SUBMISSION_SUMMARY_MAX, 'The description'),
  ),
  category: z
    .string()
    .max(SLUG_MAX)
    .nullish()
    .transform((value) => value || null),
  pricing_model: z
    .union([z.enum(PRICING_MODELS), z.literal('')])
    .nullish()
    .transform((value) => value || null),
  note: limitedText(SUBMISSION_NOTE_MAX, 'The note'),
  website: honeypot,
})
export type SubmissionInput = z.infer<typeof SubmissionInput>
