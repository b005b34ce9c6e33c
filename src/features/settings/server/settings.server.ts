import { serverNoun } from '../../../kernel/noun.ts'
import { adminSettingsEndpoints } from '../admin-settings.contract.ts'
import { settingsEndpoints } from '../settings.contract.ts'
import { adminSettingsRoutes } from './admin-settings.routes.ts'
import { settingsRoutes } from './settings.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminSettingsEndpoints, ...settingsEndpoints },
  handlers: { ...adminSettingsRoutes, ...settingsRoutes },
  logged: ['settings'],
})
