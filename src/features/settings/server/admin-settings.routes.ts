import type { Handlers } from '../../../server/context.ts'
import type { adminSettingsEndpoints } from '../admin-settings.contract.ts'
import { readSettings, sendTestMail, updateSettings } from './admin-settings.service.ts'

export const adminSettingsRoutes: Handlers<typeof adminSettingsEndpoints> = {
  getSettings: (_, context) => readSettings(context),
  updateSettings: ({ body }, context) => updateSettings(context, body),
  sendTestMail: ({ body }, context) => sendTestMail(context, body.email),
}
