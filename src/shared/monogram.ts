/** A hue in degrees from a slug, so that what has no logo has the same colour everywhere. */
export const hueOf = (slug: string): number => hashOf(slug) % 360

/** A whole number from a text: the same text gives the same number everywhere. */
export function hashOf(text: string): number {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0
  return hash
}

/** What a monogram shows: the first letter or digit of a name, or '?' where it has none. */
export const initialOf = (name: string): string => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase()
