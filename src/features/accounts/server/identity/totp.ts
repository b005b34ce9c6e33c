import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { RECOVERY_CODES } from '../../accounts.limits.ts'

/** Codes of authenticator apps (RFC 6238): six digits, new every 30 seconds. */
const STEP_MS = 30_000
/** A clock may be so many steps off. */
const DRIFT = 1

export const newSecret = () => randomBytes(20).toString('base64url')

/** The secret as people type it into an app that cannot scan. */
export const readableSecret = (secret: string) => base32.encode(secret, { padding: false })

export const otpUri = (secret: string, account: string) => createOTP(secret).url('Kitly', account)

/** The step whose code was given; null for a code that is none, too old, or not newer than `lastStep`. */
export async function matchStep(
  secret: string,
  code: string,
  lastStep: number,
  at = Date.now(),
): Promise<number | null> {
  const now = Math.floor(at / STEP_MS)
  for (let step = now - DRIFT; step <= now + DRIFT; step++) {
    if (step > lastStep && (await createOTP(secret).hotp(step)) === code) return step
  }
  return null
}

/** Ten codes for the day the phone is lost; only their hashes are stored. */
export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const text = randomBytes(5).toString('hex')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

export const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url')

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'kitly second factor', 32))

/** Who reads the database must not be able to make codes: secrets are stored encrypted. */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for what was sealed with another secret. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
