import type { SlugKind } from '../../../kernel/changes/slug-redirects.queries.ts'

export const TOOL_SLUGS: SlugKind = {
  entity: 'tool',
  table: 'tools',
  inPath: [/^(\/og\/tools\/)([^/]+)(\.png)$/, /^((?:\/api)?\/tools\/)([^/]+)(\/.*)?$/],
}
