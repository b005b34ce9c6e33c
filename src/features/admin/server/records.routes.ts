import { answerPage, type Handlers } from '../../../server/context.ts'
import { deleteRecords, restoreRecords } from '../../../server/records.ts'
import type { recordsEndpoints } from '../records.contract.ts'
import { kindFor, listBin, listChanges, listHistory, restoreRecordVersion } from './records.service.ts'

export const recordsRoutes: Handlers<typeof recordsEndpoints> = {
  listBin: async ({ params, query }, context) =>
    answerPage(context, await listBin(context, params.kind, query)),
  deleteRecords: async ({ params, body }, context) => ({
    ids: await deleteRecords(context, kindFor(context, params.kind), body.ids),
  }),
  restoreRecords: async ({ params, body }, context) => ({
    ids: await restoreRecords(context, kindFor(context, params.kind), body.ids),
  }),
  listHistory: ({ params }, context) => listHistory(context, params.kind, params.id),
  restoreVersion: async ({ params, body }, context) => ({
    version: await restoreRecordVersion(context, params.kind, params.id, body),
  }),
  listChanges: ({ query }, context) => listChanges(context, query),
}
