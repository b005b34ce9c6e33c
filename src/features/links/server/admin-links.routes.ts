import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
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

export const adminLinksRoutes: Handlers<typeof adminLinksEndpoints> = {
  listLinks: async ({ query }, context) => answerPage(context, await listLinks(context, query)),
  getLinkRun: (_, context) => getLinkRun(context),
  startLinkRun: ({ body }, context) => done(startLinkRun(context, body.all)),
  stopLinkRun: (_, context) => done(stopLinkRun(context)),
  checkLinks: ({ body }, context) => done(checkLinks(context, body.ids)),
  ignoreLinks: ({ body }, context) => ignoreLinks(context, body.ids, body.is_ignored),
  setLinkAddresses: ({ body }, context) => setLinkAddresses(context, body.addresses),
  getLink: ({ params }, context) => getLink(context, params.id),
}
