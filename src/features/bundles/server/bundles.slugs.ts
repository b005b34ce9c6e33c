import type { SlugKind } from '../../../kernel/changes/slug-redirects.queries.ts'

export const BUNDLE_SLUGS: SlugKind = {
  entity: 'bundle',
  table: 'bundles',
  inPath: [/^(\/og\/bundles\/)([^/]+)(\.png)$/, /^((?:\/api)?\/bundles\/)([^/]+)(\/.*)?$/],
}
