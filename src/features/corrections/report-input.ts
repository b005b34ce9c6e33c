import { z } from 'zod'
import { atMost, honeypot, INVALID_EMAIL, limitedText, requiredText } from '../../shared/fields.ts'
import { EMAIL_MAX, URL_MAX } from '../../shared/limits.ts'
import { REPORT_KIND_MAX, REPORT_MESSAGE_MAX, REPORT_PLAN_MAX } from './corrections.limits.ts'

const INVALID_LINK = 'Please enter the address of a page, such as https://example.com/pricing'

/** 'example.com' → 'https://example.com'; what has a scheme keeps it. */
const withScheme = (text: string) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)

function isPage(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

/** What a reader writes; form and API say the same sentences. */
export const ReportText = z.object({
  message: requiredText(
    REPORT_MESSAGE_MAX,
    'A few words on what is right are required',
    atMost(REPORT_MESSAGE_MAX, 'What you write'),
  ),
  link: limitedText(URL_MAX, 'The link')
    .transform((text) => text && withScheme(text))
    .refine((text) => text === null || isPage(text), INVALID_LINK),
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX, INVALID_EMAIL)
    .nullish()
    .transform((text) => text || null)
    .refine((text) => text === null || z.email().safeParse(text).success, INVALID_EMAIL),
  website: honeypot,
})

/** The same with what it is about. */
export const ReportInput = ReportText.extend({
  kind: z
    .string()
    .max(REPORT_KIND_MAX, 'There is no such question')
    .nullish()
    .transform((key) => key ?? null)
    .describe('The key of a kind of facts, `plans`, or null for the tool as a whole'),
  plan: limitedText(REPORT_PLAN_MAX, 'The plan').describe('The name of a plan'),
})
export type ReportInput = z.infer<typeof ReportInput>
