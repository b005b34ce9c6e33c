import type { Handlers } from '../../../kernel/http/context.ts'
import type { settingsEndpoints } from '../settings.contract.ts'
import { withFigures } from '../site-figures.ts'
import { SITE_KEYS } from '../site-keys.ts'
import { readFigures, readSiteSettings, readSiteTexts } from './settings.service.ts'

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  getSiteSettings: (_, context) => {
    context.dependsOn(SITE_KEYS.settings)
    return readSiteSettings(context)
  },
  // The figures are counted without a word in the log of changes: they are those of the last change of anything.
  getSiteTexts: async (_, context) => withFigures(await readSiteTexts(context), await readFigures(context)),
}
