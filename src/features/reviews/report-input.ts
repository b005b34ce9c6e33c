import { z } from 'zod'
import { atMost, honeypot, requiredText } from '../../shared/fields.ts'
import { REPORT_REASON_MAX } from './reviews.limits.ts'

/** What a reader says is wrong with a review; form and API say the same sentences. */
export const ReportInput = z.object({
  reason: requiredText(REPORT_REASON_MAX, 'Reason is required', atMost(REPORT_REASON_MAX, 'The reason')),
  website: honeypot,
})
