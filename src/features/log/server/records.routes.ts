import type { recordsEndpoints } from '../../../admin-kit/history/records.contract.ts'
import { deleteRecords, restoreRecords } from '../../../kernel/changes/records.ts'
import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import {
  kindFor,
  listActors,
  listBin,
  listChanges,
  listChangesSince,
  listHistory,
  restoreRecordVersion,
  undoChanges,
} from './records.service.ts'

export const recordsRoutes: Handlers<typeof recordsEndpoints> = {
  listBin: async ({ params, query }, context) =>
    answerPage(context, await listBin(context, params.kind, query)),
  deleteRecords: ({ params, body }, context) =>
    deleteRecords(context, kindFor(context, params.kind), body.ids),
  restoreRecords: ({ params, body }, context) =>
    restoreRecords(context, kindFor(context, params.kind), body.ids),
  listHistory: ({ params }, context) => listHistory(context, params.kind, params.id),
  restoreVersion: async ({ params, body }, context) => ({
    version: await restoreRecordVersion(context, params.kind, params.id, body),
  }),
  listChangesSince: ({ params, query }, context) =>
    listChangesSince(context, params.kind, params.id, query.version),
  undoChanges: ({ params }, context) => undoChanges(context, params.batch),
  listActors: (_, context) => listActors(context),
  listChanges: ({ query }, context) => listChanges(context, query),
}
