import { deleteRecord } from '../../../kernel/changes/records.ts'
import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { adminBundlesEndpoints } from '../admin-bundles.contract.ts'
import {
  bundleKind,
  createBundle,
  getAdminBundle,
  listAdminBundles,
  updateBundle,
} from './admin-bundles.service.ts'

export const adminBundlesRoutes: Handlers<typeof adminBundlesEndpoints> = {
  listAdminBundles: async ({ query }, context) => answerPage(context, await listAdminBundles(context, query)),
  createBundle: ({ body }, context) => createBundle(context, body),
  getAdminBundle: ({ params }, context) => getAdminBundle(context, params.id),
  updateBundle: ({ params, body }, context) => updateBundle(context, params.id, body),
  deleteBundle: ({ params }, context) => done(deleteRecord(context, bundleKind, params.id)),
}
