/** A cache in front of the site that all visitors share, such as a CDN: what it is told of pages, and to forget. */

import { EVERYTHING } from './reads.ts'

/** Of a page that is older it may send this once more while it asks for a new one. */
const STALE_SECONDS = 60
/** Of every page. */
const ALL = 'kitly'
/** Of pages that fall away with every change. */
const ANY = 'any'
/** Of pages that depend on where so many tools stand that each of these has no tag of its own. */
const PLACES = 'places'
const TAGS_MAX = 100

const isPlace = (key: string) => /^(?:rank|step):/.test(key)
/** Tags are parted by blanks or commas. */
const asTag = (key: string) => (key === EVERYTHING ? ANY : encodeURIComponent(key))

/** The tags of a page that was made from these keys. More than proxies take of a header are said by fewer. */
export function tagsOf(keys: Iterable<string>): string[] {
  const all = [...keys]
  if (all.length <= TAGS_MAX) return [ALL, ...all.map(asTag)]
  const kept = all.filter((key) => !isPlace(key))
  return kept.length <= TAGS_MAX ? [ALL, PLACES, ...kept.map(asTag)] : [ALL, ANY]
}

/** The tags of all pages that a change of these keys touches; null where that may be any. */
export function touchedTags(touched: Iterable<string> | null): string[] {
  if (touched === null) return [ALL]
  const keys = [...touched]
  if (keys.includes(EVERYTHING)) return [ALL]
  return [ANY, ...(keys.some(isPlace) ? [PLACES] : []), ...keys.map(asTag)]
}

/**
 * The headers by which a page is kept for so many seconds. Browsers ask each time: the old page once more is for
 * shared caches alone, in the two headers that only they read.
 */
export function sharedHeaders(seconds: number, keys: Iterable<string>): Record<string, string> {
  const tags = tagsOf(keys)
  const forShared = `max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cdn-cache-control': forShared,
    'surrogate-control': forShared,
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  }
}
