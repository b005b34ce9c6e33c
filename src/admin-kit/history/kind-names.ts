import type { RecordKindName } from './records.contract.ts'

/** What several records of a kind are called, and whether moderators keep away from them. */
export const KIND_NAMES: Record<RecordKindName, { many: string; admin: boolean }> = {
  tool: { many: 'Tools', admin: true },
  bundle: { many: 'Bundles', admin: true },
  category: { many: 'Categories', admin: true },
  review: { many: 'Reviews', admin: false },
  blog_post: { many: 'Blog posts', admin: true },
  blog_category: { many: 'Blog categories', admin: true },
}
