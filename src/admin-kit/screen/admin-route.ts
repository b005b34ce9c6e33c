import { adminPages } from '../../app/admin-pages.ts'
import { SITE_NAME } from '../../app/context.ts'
import { at } from '../../app/screen.ts'
import { headOf } from '../../app/sent-head.ts'

/** What stands in the address of an administration screen: each reads what it knows. */
export type AdminSearch = Record<string, string | undefined>

/**
 * Where a screen of the administration area stands. The server renders the same empty one for everyone; what it shows is
 * read in the browser.
 */
export const adminAt = <P extends `/admin${string}`>(
  path: P,
  title: string,
  feature: string,
  name: string,
) => ({
  ...at(path, feature, name, adminPages),
  validateSearch: (raw: Record<string, unknown>): AdminSearch => raw as AdminSearch,
  head: headOf(async () => ({
    meta: [{ title: `${title} · ${SITE_NAME} admin` }, { name: 'robots', content: 'noindex' }],
  })),
})
