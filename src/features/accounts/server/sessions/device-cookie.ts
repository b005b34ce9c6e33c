import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../../../../kernel/http/context.ts'
import { readSignedCookie, signedCookie } from '../../../../kernel/http/signed-cookie.ts'
import { DAY_SECONDS } from '../../../../shared/limits.ts'
import { DEVICE_ACCOUNTS_MAX, DEVICE_DAYS } from '../../accounts.limits.ts'

/**
 * Devices on which somebody has signed in are remembered in a cookie, after the session too. It lets nobody in; but
 * what strangers try does not count against such a device, so that guessing never keeps the owner of an account out.
 */
interface KnownDevice {
  user_id: string
  /** Tells the devices of an account apart, for their limits. */
  id: string
  /** Whether the code of an authenticator app was shown here, too. */
  factor: boolean
  /** When somebody last signed in here, in milliseconds since 1970. */
  at: number
}

type Context = Pick<RequestContext, 'config' | 'headers' | 'addCookie'>

const NAME = 'kitly.device'

/** The accounts of this browser, the last one first. */
function readDevices({ config, headers }: Pick<Context, 'config' | 'headers'>): KnownDevice[] {
  const value = readSignedCookie(config, NAME, headers)
  if (value === null) return []
  const oldest = Date.now() - DEVICE_DAYS * DAY_SECONDS * 1000
  // It is signed, so it has the form in which it was written.
  const devices = JSON.parse(Buffer.from(value, 'base64url').toString()) as KnownDevice[]
  return devices.filter(({ at }) => at > oldest)
}

/** Whether somebody may have signed in here before: worth asking whose account is meant. */
export const hasKnownDevice = (context: Context) => readDevices(context).length > 0

/** The id of this device for an account; null where nobody has signed in to it. */
export function knownDevice(context: Context, userId: string, { factor = false } = {}): string | null {
  const device = readDevices(context).find((d) => d.user_id === userId)
  return device && (device.factor || !factor) ? device.id : null
}

/** Remembers that the owner of an account has signed in here, or has shown the code of their app as well. */
export function rememberDevice(context: Context, userId: string, { factor = false } = {}): void {
  const devices = readDevices(context)
  const known = devices.find((d) => d.user_id === userId)
  const device: KnownDevice = {
    user_id: userId,
    id: known?.id ?? randomBytes(12).toString('base64url'),
    factor: factor || known?.factor === true,
    at: Date.now(),
  }
  const all = [device, ...devices.filter((d) => d !== known)].slice(0, DEVICE_ACCOUNTS_MAX)
  const value = Buffer.from(JSON.stringify(all)).toString('base64url')
  context.addCookie(signedCookie(context.config, NAME, value, DEVICE_DAYS * DAY_SECONDS))
}
