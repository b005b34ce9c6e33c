import { recordsEndpoints } from './admin-kit/history/records.contract.ts'
import { accountsEndpoints } from './features/accounts/accounts.contract.ts'
import { confirmationEndpoints } from './features/accounts/confirmation.contract.ts'
import { profileEndpoints } from './features/accounts/profile.contract.ts'
import { adminBlogEndpoints } from './features/blog/admin-blog.contract.ts'
import { blogEndpoints } from './features/blog/blog.contract.ts'
import { blogCategoriesEndpoints } from './features/blog/blog-categories.contract.ts'
import { blogDraftsEndpoints } from './features/blog/blog-drafts.contract.ts'
import { adminBundlesEndpoints } from './features/bundles/admin-bundles.contract.ts'
import { bundlesEndpoints } from './features/bundles/bundles.contract.ts'
import { adminCategoriesEndpoints } from './features/categories/admin-categories.contract.ts'
import { categoriesEndpoints } from './features/categories/categories.contract.ts'
import { compareEndpoints } from './features/compare/compare.contract.ts'
import { adminContactEndpoints } from './features/contact/admin-contact.contract.ts'
import { contactEndpoints } from './features/contact/contact.contract.ts'
import { countersEndpoints } from './features/counters/counters.contract.ts'
import { dashboardEndpoints } from './features/dashboard/dashboard.contract.ts'
import { kitsEndpoints } from './features/kits/kits.contract.ts'
import { storedKitsEndpoints } from './features/kits/stored-kits.contract.ts'
import { adminLinksEndpoints } from './features/links/admin-links.contract.ts'
import { administratorsEndpoints } from './features/people/administrators.contract.ts'
import { peopleEndpoints } from './features/people/people.contract.ts'
import { adminReviewsEndpoints } from './features/reviews/admin-reviews.contract.ts'
import { reviewFilesEndpoints } from './features/reviews/review-files.contract.ts'
import { reviewsEndpoints } from './features/reviews/reviews.contract.ts'
import { savedEndpoints } from './features/saved/saved.contract.ts'
import { securityEndpoints } from './features/security/security.contract.ts'
import { adminSettingsEndpoints } from './features/settings/admin-settings.contract.ts'
import { settingsEndpoints } from './features/settings/settings.contract.ts'
import { siteEndpoints } from './features/site/site.contract.ts'
import { adminSubmissionsEndpoints } from './features/submissions/admin-submissions.contract.ts'
import { submissionsEndpoints } from './features/submissions/submissions.contract.ts'
import { adminToolsEndpoints } from './features/tools/admin-tools.contract.ts'
import { toolFilesEndpoints } from './features/tools/tool-files.contract.ts'
import { toolsEndpoints } from './features/tools/tools.contract.ts'

/** The whole contract: every endpoint of every feature. */
export const endpoints = {
  ...toolsEndpoints,
  ...toolFilesEndpoints,
  ...reviewsEndpoints,
  ...categoriesEndpoints,
  ...bundlesEndpoints,
  ...blogEndpoints,
  ...compareEndpoints,
  ...kitsEndpoints,
  ...storedKitsEndpoints,
  ...contactEndpoints,
  ...submissionsEndpoints,
  ...countersEndpoints,
  ...accountsEndpoints,
  ...profileEndpoints,
  ...confirmationEndpoints,
  ...savedEndpoints,
  ...settingsEndpoints,
  ...siteEndpoints,
  ...securityEndpoints,
  ...administratorsEndpoints,
  ...dashboardEndpoints,
  ...recordsEndpoints,
  ...adminToolsEndpoints,
  ...adminBlogEndpoints,
  ...blogCategoriesEndpoints,
  ...blogDraftsEndpoints,
  ...adminSettingsEndpoints,
  ...reviewFilesEndpoints,
  ...adminReviewsEndpoints,
  ...adminBundlesEndpoints,
  ...adminCategoriesEndpoints,
  ...adminContactEndpoints,
  ...peopleEndpoints,
  ...adminSubmissionsEndpoints,
  ...adminLinksEndpoints,
}
export type Endpoints = typeof endpoints
