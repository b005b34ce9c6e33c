import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { ContactInput } from './contact-input.ts'

export const contactEndpoints = {
  createInquiry: endpoint('POST /api/contact', {
    access: 'public',
    tag: 'Contact',
    summary: 'Write to the people who run the site',
    description:
      'The message is stored and then mailed to the owner; the reference names it in later letters.',
    body: ContactInput,
    output: z.object({ reference: z.string() }),
    status: 201,
    errors: ['rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof contactEndpoints> {}
}
