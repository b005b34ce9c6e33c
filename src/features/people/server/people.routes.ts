import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { answerFile } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { peopleEndpoints } from '../people.contract.ts'
import { changePerson, exportPeople, listPeople } from './people.service.ts'

export const peopleRoutes: Handlers<typeof peopleEndpoints> = {
  exportRegisteredUsers: ({ query }, context) =>
    answerFile(context, exportPeople(context.database.db, query)),
  listRegisteredUsers: async ({ query }, context) => answerPage(context, await listPeople(context, query)),
  updateRegisteredUser: ({ params, body }, context) => changePerson(context, params.id, body),
}
