import type { Handlers } from '../../../kernel/http/context.ts'
import type { adminSettingsEndpoints } from '../admin-settings.contract.ts'
import { listSettingsSince, readSettings, sendTestMail, updateSettings } from './admin-settings.service.ts'

export const adminSettingsRoutes: Handlers<typeof adminSettingsEndpoints> = {
  getSettings: (_, context) => readSettings(context),
  listSettingsSince: ({ query }, context) => listSettingsSince(context, query.version),
  updateSettings: ({ body }, context) => updateSettings(context, body),
  sendTestMail: ({ body }, context) => sendTestMail(context, body.email),
}
