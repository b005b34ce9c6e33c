import type { Handlers } from '../../../kernel/http/context.ts'
import type { settingsEndpoints } from '../settings.contract.ts'
import { withFigures } from '../site-figures.ts'
import { SITE_KEYS } from '../site-keys.ts'
import { FIGURE_KEYS, readFigures, readSiteSettings, readSiteTexts } from './settings.service.ts'

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  getSiteSettings: (_, context) => {
    context.dependsOn(SITE_KEYS.settings)
    return readSiteSettings(context)
  },
  getSiteTexts: async (_, context) => {
    context.dependsOn(SITE_KEYS.settings, ...FIGURE_KEYS)
    return withFigures(await readSiteTexts(context), await readFigures(context))
  },
}
