import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { URL_MAX } from '../../shared/limits.ts'
import { TOOL_NAME_MAX } from '../tools/tools.limits.ts'
import { SubmissionInput } from './submission-input.ts'

/** What a suggestion repeats: a tool of the catalogue, or one that somebody has suggested before. */
const Duplicate = z.union([
  z.object({ kind: z.literal('tool'), name: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('submission') }),
])
export type Duplicate = z.infer<typeof Duplicate>

const open = endpointsOf({ access: 'public', tag: 'Contact' })

export const submissionsEndpoints = {
  checkSubmission: open('GET /api/submissions/check', {
    summary: 'Ask whether a tool is listed or has been suggested',
    query: z.object({
      name: z.string().max(TOOL_NAME_MAX).optional(),
      website_url: z.string().max(URL_MAX).optional(),
    }),
    output: z.object({ duplicate: Duplicate.nullable() }),
    errors: ['rate_limited'],
  }),
  createSubmission: open('POST /api/submissions', {
    summary: 'Suggest a tool',
    description: 'It waits for an administrator. A tool that is listed or waiting already is a `conflict`.',
    body: SubmissionInput,
    output: z.object({ received: z.boolean() }),
    status: 201,
    errors: ['conflict', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof submissionsEndpoints> {}
}
