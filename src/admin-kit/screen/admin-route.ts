import { SITE_NAME } from '../../app/context.ts'

/** What stands in the address of an administration screen: each reads what it knows. */
export type AdminSearch = Record<string, string | undefined>

/** The server renders the same empty screen for everyone; what it shows is read in the browser. */
export const adminRoute = (title: string) => ({
  validateSearch: (raw: Record<string, unknown>): AdminSearch => raw as AdminSearch,
  head: () => ({
    meta: [{ title: `${title} · ${SITE_NAME} admin` }, { name: 'robots', content: 'noindex' }],
  }),
})
