import type { Handlers } from '../../../server/context.ts'
import type { settingsEndpoints } from '../settings.contract.ts'
import { getSiteTexts } from './settings.service.ts'

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  getSiteTexts: (_, { database, log }) => getSiteTexts(database.db, log),
}
