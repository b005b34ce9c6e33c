import { z } from 'zod'
import { atMost, limitedText, recordId, requiredText } from '../../shared/fields.ts'
import { URL_MAX } from '../../shared/limits.ts'
import { KEY_MAX } from '../facts/facts.limits.ts'
import { REPLY_MAX } from '../reviews/reviews.limits.ts'
import { CLAIM_METHODS, CLAIM_NOTE_MAX, CLAIM_ROLE_MAX } from './claims.limits.ts'

/** What a vendor sends; form and API say the same sentences. */

export const ClaimInput = z.object({
  role: requiredText(CLAIM_ROLE_MAX, 'Who you are there is required', atMost(CLAIM_ROLE_MAX, 'Who you are')),
  method: z.enum(CLAIM_METHODS, 'A way to show that it is yours is required'),
})
export type ClaimInput = z.infer<typeof ClaimInput>

const SOURCE = 'Please enter the address of a page, such as https://example.com/pricing'

/** Where it stands and why, of whatever is proposed. */
export const ProposalText = z.object({
  source_url: requiredText(URL_MAX, 'A page that says so is required', SOURCE).refine(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    SOURCE,
  ),
  note: limitedText(CLAIM_NOTE_MAX, 'The note').describe('For the editors; it is not published'),
})

export const ProposalInput = ProposalText.extend({
  kind: z
    .string('What it is about is required')
    .min(1, 'What it is about is required')
    .max(KEY_MAX, 'There is no such question')
    .describe('The key of a kind of facts, or `plans`'),
  value: z.unknown().optional().describe('Of a kind of facts: what its kind can say'),
  plan: z.looseObject({}).nullish().describe('Of `plans`: a plan, without its source'),
})
export type ProposalInput = z.infer<typeof ProposalInput>

export const ReplyText = z.object({
  reply: limitedText(REPLY_MAX, 'The answer').describe('Empty takes it away'),
})
export const ReplyInput = ReplyText.extend({ review_id: recordId('A review is required') })
export type ReplyInput = z.infer<typeof ReplyInput>
