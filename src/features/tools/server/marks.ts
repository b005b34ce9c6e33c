import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A brand mark of `public/marks`, and where it is from (docs/marks.md). */
export interface Mark {
  /** Its file, in `mono/` when it has one colour, which follows the text. */
  mark: string
  /** The website of the starter's tool. */
  host: string
  /** Whose it is: of the tool itself, or of those who make it. */
  made_for: 'product' | 'maker'
  package: string
  icon: string
}

const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'starter', 'marks.json')

/** By the slug of a starter tool. */
export const MARKS = new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Mark>))

/** The host of an address, as `starter/marks.json` has it. */
export const hostOf = (url: string) => (URL.parse(url)?.host ?? '').replace(/^www\./, '')

/**
 * The address of a tool's brand mark, for one without a logo of its own. Null for a tool that has none, and for
 * another one of the same slug, which has another website.
 */
export function markOf({ slug, website_url }: { slug: string; website_url: string }): string | null {
  const mark = MARKS.get(slug)
  return mark && mark.host === hostOf(website_url) ? `/marks/${mark.mark}` : null
}
