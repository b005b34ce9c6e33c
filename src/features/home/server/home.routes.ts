import { KEYS } from '../../../catalog/touched.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import { SITE_KEYS } from '../../settings/site-keys.ts'
import type { homeEndpoints } from '../home.contract.ts'
import { readLatestChanges } from './changes.service.ts'
import { HOME_KEYS, readHome } from './home.service.ts'

export const homeRoutes: Handlers<typeof homeEndpoints> = {
  readHome: (_, context) => {
    context.dependsOn(...HOME_KEYS)
    return readHome(context)
  },
  listLatestChanges: (_, context) => {
    context.dependsOn(KEYS.texts, SITE_KEYS.facts)
    return readLatestChanges(context)
  },
}
