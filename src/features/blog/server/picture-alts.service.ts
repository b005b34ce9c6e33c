import type { Db, Tx } from '../../../kernel/data/database.ts'
import { escapeHtml } from '../../../shared/html.ts'
import { selectAlts } from '../../media/server/media.queries.ts'

const SILENT = /<img (?![^>]* alt=)[^>]*>/g
const sourceOf = (tag: string) => / src="([^"]*)"/.exec(tag)?.[1] ?? ''

/** Gives pictures of a clean text that say nothing of what they show the words that the library of pictures has. */
export async function withAlts(db: Db | Tx, html: string): Promise<string> {
  const addresses = (html.match(SILENT) ?? []).map(sourceOf)
  if (addresses.length === 0) return html
  const alts = await selectAlts(db, addresses)
  return html.replace(SILENT, (tag) => {
    const alt = alts.get(sourceOf(tag))
    return alt ? tag.replace(/ src="[^"]*"/, (src) => `${src} alt="${escapeHtml(alt)}"`) : tag
  })
}
