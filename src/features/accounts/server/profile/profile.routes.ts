import type { Handlers } from '../../../../kernel/http/context.ts'
import { done } from '../../../../shared/done.ts'
import type { profileEndpoints } from '../../profile.contract.ts'
import {
  changePassword,
  deleteAccount,
  deleteAvatar,
  endDevice,
  endOtherDevices,
  exportData,
  getProfile,
  getSummary,
  keepAccount,
  listDevices,
  setAvatar,
  updateProfile,
} from './profile.service.ts'

export const profileRoutes: Handlers<typeof profileEndpoints> = {
  getProfile: (_, context) => getProfile(context),
  updateProfile: async ({ body }, context) => {
    const pending_email = await updateProfile(context, body)
    return { ...(await getProfile(context)), pending_email }
  },
  uploadAvatar: async ({ file }, context) => ({ avatar_url: await setAvatar(context, file) }),
  deleteAvatar: async (_, context) => ({ avatar_url: await deleteAvatar(context) }),
  changePassword: ({ body }, context) => done(changePassword(context, body)),
  listDevices: (_, context) => listDevices(context),
  endDevice: ({ params }, context) => done(endDevice(context, params.id)),
  endOtherDevices: (_, context) => done(endOtherDevices(context)),
  getSummary: (_, context) => getSummary(context),
  exportData: async (_, context) => {
    context.setHeader('content-disposition', 'attachment; filename="kitly-data.json"')
    return await exportData(context)
  },
  deleteAccount: async (_, context) => ({ delete_after: await deleteAccount(context) }),
  keepAccount: (_, context) => done(keepAccount(context)),
}
