import { answerPage, type Handlers } from '../../../kernel/http/context.ts'
import { attachment } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { peopleEndpoints } from '../people.contract.ts'
import { changePerson, exportPeople, listPeople } from './people.service.ts'

export const peopleRoutes: Handlers<typeof peopleEndpoints> = {
  exportRegisteredUsers: async ({ query }, { database, setHeader }) => {
    const { stream, name } = await exportPeople(database.db, query)
    setHeader('content-disposition', attachment(name))
    return stream
  },
  listRegisteredUsers: async ({ query }, context) => answerPage(context, await listPeople(context, query)),
  updateRegisteredUser: ({ params, body }, context) => changePerson(context, params.id, body),
}
