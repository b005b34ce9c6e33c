import type { Handlers } from '../../../kernel/http/context.ts'
import type { profileEndpoints } from '../profile.contract.ts'
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

const DONE = { success: true } as const

export const profileRoutes: Handlers<typeof profileEndpoints> = {
  getProfile: (_, context) => getProfile(context),
  updateProfile: async ({ body }, context) => {
    const pending_email = await updateProfile(context, body)
    return { ...(await getProfile(context)), pending_email }
  },
  uploadAvatar: async ({ file }, context) => ({ avatar_url: await setAvatar(context, file) }),
  deleteAvatar: async (_, context) => ({ avatar_url: await deleteAvatar(context) }),
  changePassword: async ({ body }, context) => {
    await changePassword(context, body)
    return DONE
  },
  listDevices: (_, context) => listDevices(context),
  endDevice: async ({ params }, context) => {
    await endDevice(context, params.id)
    return DONE
  },
  endOtherDevices: async (_, context) => {
    await endOtherDevices(context)
    return DONE
  },
  getSummary: (_, context) => getSummary(context),
  exportData: async (_, context) => {
    context.setHeader('content-disposition', 'attachment; filename="kitly-data.json"')
    return await exportData(context)
  },
  deleteAccount: async (_, context) => ({ delete_after: await deleteAccount(context) }),
  keepAccount: async (_, context) => {
    await keepAccount(context)
    return DONE
  },
}
