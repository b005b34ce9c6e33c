import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

interface Settings {
  secret: string
  url: string
}

/**
 * The name of a cookie that only this site can set: a browser takes `__Host-` from no other host, not from a neighbour
 * of the same domain either, and over https alone. The path of such a cookie is `/`.
 */
export const hostCookieName = (url: string, name: string) => `${isSecure(url) ? '__Host-' : ''}${name}`

const isSecure = (url: string) => url.startsWith('https:')

/** Scripts cannot read such a cookie, and nobody without the secret can make one. */
export function signedCookie({ secret, url }: Settings, name: string, value: string, maxAge: number): string {
  const text = value && `${value}.${signatureOf(secret, name, value)}`
  return serialize(hostCookieName(url, name), text, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(url),
  })
}

/** The value of a signed cookie; null when it is missing or not ours. */
export function readSignedCookie({ secret, url }: Settings, name: string, headers: Headers): string | null {
  const fullName = hostCookieName(url, name)
  const text = parse(headers.get('cookie') ?? '', fullName)[fullName]
  const at = text?.lastIndexOf('.') ?? -1
  if (text === undefined || at < 0) return null
  const value = text.slice(0, at)
  const [given, right] = [Buffer.from(text.slice(at + 1)), Buffer.from(signatureOf(secret, name, value))]
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

/** The name is signed too: a value of one cookie must not pass as another's. */
const signatureOf = (secret: string, name: string, value: string) =>
  createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')
