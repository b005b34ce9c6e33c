import type { Handlers } from '../../../kernel/http/context.ts'
import type { contactEndpoints } from '../contact.contract.ts'
import { createInquiry, newReference } from './contact.service.ts'

const CONTACT_LIMIT = { points: 5, windowSeconds: 3600 }

export const contactRoutes: Handlers<typeof contactEndpoints> = {
  createInquiry: async ({ body }, context) => {
    if (body.website) return { reference: newReference() }
    await context.rateLimits.take('contact', context.network, CONTACT_LIMIT)
    return { reference: await createInquiry(context, body) }
  },
}
