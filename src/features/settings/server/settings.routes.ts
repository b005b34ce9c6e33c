import type { Handlers } from '../../../kernel/http/context.ts'
import type { settingsEndpoints } from '../settings.contract.ts'
import { withFigures } from '../site-figures.ts'
import { readFigures, readSiteSettings, readSiteTexts } from './settings.service.ts'

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  getSiteSettings: (_, context) => readSiteSettings(context),
  getSiteTexts: async (_, context) => withFigures(await readSiteTexts(context), await readFigures(context)),
}
