/**
 * A path of this site, for going back to where somebody came from; null for everything that could lead elsewhere:
 * '//host', '/\host', other schemes, and the pages of signing in themselves.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\s]/.test(value)) return null
  const base = 'https://own.invalid'
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  if (origin !== base || pathname.startsWith('//') || pathname.startsWith('/auth/')) return null
  return pathname + search + hash
}
