import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import type { adminLinksEndpoints } from '../admin-links.contract.ts'
import {
  checkLinks,
  getLink,
  getLinkRun,
  ignoreLinks,
  listLinks,
  setLinkAddresses,
  startLinkRun,
  stopLinkRun,
} from './admin-links.service.ts'

const done = { success: true } as const

export const adminLinksRoutes: Handlers<typeof adminLinksEndpoints> = {
  listLinks: async ({ query }, context) => answerPage(context, await listLinks(context, query)),
  getLinkRun: (_, context) => getLinkRun(context),
  startLinkRun: async ({ body }, context) => {
    await startLinkRun(context, body.all)
    return done
  },
  stopLinkRun: async (_, context) => {
    await stopLinkRun(context)
    return done
  },
  checkLinks: async ({ body }, context) => {
    await checkLinks(context, body.ids)
    return done
  },
  ignoreLinks: ({ body }, context) => ignoreLinks(context, body.ids, body.is_ignored),
  setLinkAddresses: ({ body }, context) => setLinkAddresses(context, body.addresses),
  getLink: ({ params }, context) => getLink(context, params.id),
}
