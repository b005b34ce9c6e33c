import { z } from 'zod'

/** Who administers, as the screens keep it while a tab is open. */
export const Admin = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'moderator']),
})
export type Admin = z.infer<typeof Admin>

/** What a way into the administration area answers. */
export const Entry = z.object({
  success: z.boolean(),
  admin: Admin.nullable(),
  error: z.string().nullable(),
  needs_code: z.boolean().describe('The code of an authenticator app is still to be shown'),
})
export type Entry = z.infer<typeof Entry>

/** What waits for somebody, by what the top bar names it. */
export const Waiting = z.object({
  reviews: z.int().describe('Reviews that wait to be published, and reported ones'),
  submissions: z.int().describe('Suggested tools without a decision'),
  reports: z.int().describe('Reported errors in facts that nobody has dealt with'),
  claims: z.int().describe('Proved claims of vendors and what they propose, without a decision'),
  inquiries: z.int().describe('Messages that nobody has taken up'),
  links: z.int().describe('Addresses of tools that are dead or have moved'),
})
export type Waiting = z.infer<typeof Waiting>
