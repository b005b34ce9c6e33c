import { hashOf } from './hash.ts'

/** A hue in degrees from a slug, so that what has no logo has the same colour everywhere. */
export const hueOf = (slug: string): number => hashOf(slug) % 360

/** What a monogram shows: the first letter or digit of a name, or '?' where it has none. */
export const initialOf = (name: string): string => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase()
