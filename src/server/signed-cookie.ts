import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

interface Settings {
  secret: string
  url: string
}

/** Scripts cannot read such a cookie, and nobody without the secret can make one. */
export function signedCookie(
  { secret, url }: Settings,
  name: string,
  value: string,
  { path, maxAge }: { path: string; maxAge: number },
): string {
  const secure = url.startsWith('https:')
  const text = value && `${value}.${signatureOf(secret, name, value)}`
  return serialize(name, text, { path, maxAge, httpOnly: true, sameSite: 'Lax', secure })
}

/** The value of a signed cookie; null when it is missing or not ours. */
export function readSignedCookie({ secret }: Settings, name: string, headers: Headers): string | null {
  const text = parse(headers.get('cookie') ?? '', name)[name]
  const at = text?.lastIndexOf('.') ?? -1
  if (text === undefined || at < 0) return null
  const value = text.slice(0, at)
  const [given, right] = [Buffer.from(text.slice(at + 1)), Buffer.from(signatureOf(secret, name, value))]
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

/** The name is signed too: a value of one cookie must not pass as another's. */
const signatureOf = (secret: string, name: string, value: string) =>
  createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')
