import type { Handlers } from '../../../kernel/http/context.ts'
import type { bundlesEndpoints } from '../bundles.contract.ts'
import { bundleChecklist, getBundle, listBundles } from './bundles.service.ts'

export const bundlesRoutes: Handlers<typeof bundlesEndpoints> = {
  listBundles: ({ query }, { catalog }) => listBundles(catalog.current, query.search),
  getBundleChecklist: ({ params }, { catalog, config, setHeader }) => {
    setHeader('content-disposition', `attachment; filename="${params.slug}.md"`)
    return bundleChecklist(getBundle(catalog.current, params.slug), config.url)
  },
  getBundle: ({ params }, { catalog }) => getBundle(catalog.current, params.slug),
}
