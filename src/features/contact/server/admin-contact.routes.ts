import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { answerFile } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { adminContactEndpoints } from '../admin-contact.contract.ts'
import {
  answerInquiry,
  changeInquiry,
  exportInquiries,
  getInquiry,
  listInquiries,
} from './admin-contact.service.ts'

export const adminContactRoutes: Handlers<typeof adminContactEndpoints> = {
  exportInquiries: ({ query }, context) => answerFile(context, exportInquiries(context.database.db, query)),
  listInquiries: async ({ query }, context) => answerPage(context, await listInquiries(context, query)),
  getInquiry: ({ params }, context) => getInquiry(context, params.id),
  updateInquiry: ({ params, body }, context) => changeInquiry(context, params.id, body),
  answerInquiry: ({ params, body }, context) => answerInquiry(context, params.id, body),
}
