import { BLOG_CATEGORY_SLUGS, POST_SLUGS } from './features/blog/server/blog.slugs.ts'
import { BUNDLE_SLUGS } from './features/bundles/server/bundles.slugs.ts'
import { CATEGORY_SLUGS } from './features/categories/server/categories.slugs.ts'
import { TOOL_SLUGS } from './features/tools/server/tools.slugs.ts'
import type { SlugKind } from './kernel/changes/slug-redirects.queries.ts'
import type { SecretAddress } from './kernel/http/addresses.ts'

/** Whatever has a slug: its old ones lead to that of today. */
export const SLUG_KINDS: readonly SlugKind[] = [
  TOOL_SLUGS,
  BUNDLE_SLUGS,
  POST_SLUGS,
  CATEGORY_SLUGS,
  BLOG_CATEGORY_SLUGS,
]

/** Who reads logs must not be able to sign in with a code, nor to open a kit that was shared with somebody else. */
export const SECRET_ADDRESSES: readonly SecretAddress[] = [
  [/^(\/auth\/[^?]*)\?.*/, '$1'],
  [/^(\/(?:api\/kits\/shared|og\/kits|kits)\/)[^/?.]+/, '$1…'],
]
