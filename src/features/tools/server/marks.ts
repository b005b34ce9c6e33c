import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A brand mark of `public/marks`, and where it is from (docs/marks.md). */
export interface Mark {
  /** Its file, in `mono/` when it has one colour, which follows the text. */
  mark: string
  /** The strongest of its colours; none when it has one ink. */
  color?: string
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

/** The mark of a tool. None of another one of the same slug, which has another website. */
function markFor({ slug, website_url }: { slug: string; website_url: string }): Mark | null {
  const mark = MARKS.get(slug)
  return mark && mark.host === hostOf(website_url) ? mark : null
}

interface Marked {
  slug: string
  website_url: string
  logo_url: string | null
  theme_color: string | null
}

/**
 * What a tool's tile shows: its logo and colour, or its brand mark's where it has none. Made when a tool is read and
 * never stored: an editor's logo comes first, and what is exported has none.
 */
export function faceOf(tool: Marked): Pick<Marked, 'logo_url' | 'theme_color'> {
  const mark = markFor(tool)
  return {
    logo_url: tool.logo_url ?? (mark && `/marks/${mark.mark}`),
    theme_color: tool.theme_color ?? mark?.color ?? null,
  }
}
