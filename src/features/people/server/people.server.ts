import { serverNoun } from '../../../kernel/noun.ts'
import { administratorsEndpoints } from '../administrators.contract.ts'
import { peopleEndpoints } from '../people.contract.ts'
import { administratorsRoutes } from './administrators.routes.ts'
import { peopleRoutes } from './people.routes.ts'

export const noun = serverNoun({
  endpoints: { ...administratorsEndpoints, ...peopleEndpoints },
  handlers: { ...administratorsRoutes, ...peopleRoutes },
  logged: ['admin_user', 'direct_access'],
})
