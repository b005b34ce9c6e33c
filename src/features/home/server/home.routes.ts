import type { Handlers } from '../../../kernel/http/context.ts'
import type { homeEndpoints } from '../home.contract.ts'
import { readLatestChanges } from './changes.service.ts'
import { readHome } from './home.service.ts'

export const homeRoutes: Handlers<typeof homeEndpoints> = {
  readHome: (_, { catalog }) => readHome(catalog.current),
  listLatestChanges: (_, context) => readLatestChanges(context),
}
