import { KEYS } from '../../../catalog/touched.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import type { bundlesEndpoints } from '../bundles.contract.ts'
import { bundleChecklist, getBundle, listBundles } from './bundles.service.ts'

export const bundlesRoutes: Handlers<typeof bundlesEndpoints> = {
  listBundles: ({ query }, { catalog, dependsOn }) => {
    // Of its tools a card shows no standing.
    dependsOn(KEYS.bundles, KEYS.texts)
    return listBundles(catalog.current, query.search)
  },
  getBundleChecklist: ({ params }, { catalog, config, setHeader, dependsOn }) => {
    setHeader('content-disposition', `attachment; filename="${params.slug}.md"`)
    return bundleChecklist(getBundle(catalog.current, params.slug, dependsOn), config.url)
  },
  getBundle: ({ params }, { catalog, dependsOn }) => getBundle(catalog.current, params.slug, dependsOn),
}
