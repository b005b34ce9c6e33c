import { deleteRecord } from '../../../kernel/changes/records.ts'
import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { adminFactsEndpoints } from '../admin-facts.contract.ts'
import {
  createFactKind,
  factKindKind,
  getFactKind,
  listAdminKinds,
  orderFactKinds,
  updateFactKind,
} from './fact-kinds.service.ts'
import { confirmFacts, getFactSheet, updateFactSheet } from './fact-sheets.service.ts'

export const adminFactsRoutes: Handlers<typeof adminFactsEndpoints> = {
  listAdminFactKinds: async ({ query }, context) => answerPage(context, await listAdminKinds(context, query)),
  createFactKind: ({ body }, context) => createFactKind(context, body),
  getFactKind: ({ params }, context) => getFactKind(context, params.id),
  updateFactKind: ({ params, body }, context) => updateFactKind(context, params.id, body),
  deleteFactKind: ({ params }, context) => done(deleteRecord(context, factKindKind, params.id)),
  orderFactKinds: ({ body }, context) => orderFactKinds(context, body.ids),
  getFactSheet: ({ params }, context) => getFactSheet(context, params.id),
  updateFactSheet: ({ params, body }, context) => updateFactSheet(context, params.id, body),
  confirmFacts: ({ params, body }, context) => confirmFacts(context, params.id, body),
}
