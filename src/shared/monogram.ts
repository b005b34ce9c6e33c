/** A hue in degrees from a slug, so that what has no logo has the same colour everywhere. */
export function hueOf(slug: string): number {
  let hash = 0
  for (let i = 0; i < slug.length; i++) hash = (hash * 31 + slug.charCodeAt(i)) >>> 0
  return hash % 360
}

/** What a monogram shows: the first letter or digit of a name, or '?' where it has none. */
export const initialOf = (name: string): string => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase()
