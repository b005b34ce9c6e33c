import type { Handlers } from '../../../server/context.ts'
import type { settingsEndpoints } from '../settings.contract.ts'
import { getSiteSettings, getSiteTexts } from './settings.service.ts'

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  getSiteSettings: (_, { database, config }) => getSiteSettings(database.db, config.contactEmail),
  getSiteTexts: (_, { database, log }) => getSiteTexts(database.db, log),
}
