import { z } from 'zod'
import { atMost, emailAddress, honeypot, limitedText, requiredText } from '../../shared/fields.ts'
import { MOBILE_MAX } from '../../shared/limits.ts'
import { CONTACT_MESSAGE_MAX, QUERY_TYPES } from './contact.limits.ts'

export const MISSING_FIELDS = 'Please fill in all required fields.'

/** What the contact form sends; form and API say the same sentences. */
export const ContactInput = z.object({
  email: emailAddress(MISSING_FIELDS),
  mobile: limitedText(MOBILE_MAX, 'Mobile number'),
  query_type: z.enum(QUERY_TYPES, MISSING_FIELDS),
  message: requiredText(CONTACT_MESSAGE_MAX, MISSING_FIELDS, atMost(CONTACT_MESSAGE_MAX, 'Message')),
  website: honeypot,
})
export type ContactInput = z.infer<typeof ContactInput>

export const QUERY_TYPE_LABELS: Record<(typeof QUERY_TYPES)[number], string> = {
  general: 'General question',
  tool_submission: 'Tool submission',
  bug_report: 'Bug report',
  partnership: 'Partnership',
  support: 'Support',
}
