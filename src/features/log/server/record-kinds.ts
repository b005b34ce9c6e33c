import type { RecordKindName } from '../../../admin-kit/history/records.contract.ts'
import type { RecordKind } from '../../../kernel/changes/records.ts'
import { postKind } from '../../blog/server/admin-blog.service.ts'
import { blogCategoryKind } from '../../blog/server/blog-categories.service.ts'
import { bundleKind } from '../../bundles/server/admin-bundles.service.ts'
import { categoryKind } from '../../categories/server/admin-categories.service.ts'
import { reviewKind } from '../../reviews/server/admin-reviews.service.ts'
import { toolKind } from '../../tools/server/admin-tools.service.ts'

/** Every kind of record with a bin and a history. A new one is added here and in RECORD_KINDS. */
export const RECORDS: Record<RecordKindName, RecordKind> = {
  tool: toolKind,
  blog_post: postKind,
  blog_category: blogCategoryKind,
  bundle: bundleKind,
  category: categoryKind,
  review: reviewKind,
}
