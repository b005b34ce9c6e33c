import type { Endpoints } from './endpoints.ts'
import { accountsRoutes } from './features/accounts/server/accounts.routes.ts'
import { confirmationRoutes } from './features/accounts/server/identity/confirmation.routes.ts'
import { profileRoutes } from './features/accounts/server/profile/profile.routes.ts'
import { adminBlogRoutes } from './features/blog/server/admin-blog.routes.ts'
import { blogRoutes } from './features/blog/server/blog.routes.ts'
import { blogCategoriesRoutes } from './features/blog/server/blog-categories.routes.ts'
import { blogDraftsRoutes } from './features/blog/server/blog-drafts.routes.ts'
import { adminBundlesRoutes } from './features/bundles/server/admin-bundles.routes.ts'
import { bundlesRoutes } from './features/bundles/server/bundles.routes.ts'
import { adminCategoriesRoutes } from './features/categories/server/admin-categories.routes.ts'
import { categoriesRoutes } from './features/categories/server/categories.routes.ts'
import { compareRoutes } from './features/compare/server/compare.routes.ts'
import { adminContactRoutes } from './features/contact/server/admin-contact.routes.ts'
import { contactRoutes } from './features/contact/server/contact.routes.ts'
import { countersRoutes } from './features/counters/server/counters.routes.ts'
import { dashboardRoutes } from './features/dashboard/server/dashboard.routes.ts'
import { keptKitsRoutes } from './features/kits/server/kept-kits.routes.ts'
import { kitsRoutes } from './features/kits/server/kits.routes.ts'
import { adminLinksRoutes } from './features/links/server/admin-links.routes.ts'
import { recordsRoutes } from './features/log/server/records.routes.ts'
import { administratorsRoutes } from './features/people/server/administrators.routes.ts'
import { peopleRoutes } from './features/people/server/people.routes.ts'
import { adminReviewsRoutes } from './features/reviews/server/admin-reviews.routes.ts'
import { reviewFilesRoutes } from './features/reviews/server/review-files.routes.ts'
import { reviewsRoutes } from './features/reviews/server/reviews.routes.ts'
import { savedRoutes } from './features/saved/server/saved.routes.ts'
import { securityRoutes } from './features/security/server/security.routes.ts'
import { adminSettingsRoutes } from './features/settings/server/admin-settings.routes.ts'
import { settingsRoutes } from './features/settings/server/settings.routes.ts'
import { siteRoutes } from './features/site/server/site.routes.ts'
import { adminSubmissionsRoutes } from './features/submissions/server/admin-submissions.routes.ts'
import { submissionsRoutes } from './features/submissions/server/submissions.routes.ts'
import { adminToolsRoutes } from './features/tools/server/admin-tools.routes.ts'
import { toolFilesRoutes } from './features/tools/server/tool-files.routes.ts'
import { toolsRoutes } from './features/tools/server/tools.routes.ts'
import type { Handlers } from './kernel/http/context.ts'

/** Every endpoint with its handler. One without the other does not compile. */
export const api: Handlers<Endpoints> = {
  ...toolsRoutes,
  ...toolFilesRoutes,
  ...reviewsRoutes,
  ...categoriesRoutes,
  ...bundlesRoutes,
  ...blogRoutes,
  ...compareRoutes,
  ...kitsRoutes,
  ...keptKitsRoutes,
  ...contactRoutes,
  ...submissionsRoutes,
  ...countersRoutes,
  ...accountsRoutes,
  ...profileRoutes,
  ...confirmationRoutes,
  ...savedRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...securityRoutes,
  ...administratorsRoutes,
  ...dashboardRoutes,
  ...recordsRoutes,
  ...adminToolsRoutes,
  ...adminBlogRoutes,
  ...blogCategoriesRoutes,
  ...blogDraftsRoutes,
  ...adminSettingsRoutes,
  ...reviewFilesRoutes,
  ...adminReviewsRoutes,
  ...adminBundlesRoutes,
  ...adminCategoriesRoutes,
  ...adminContactRoutes,
  ...peopleRoutes,
  ...adminSubmissionsRoutes,
  ...adminLinksRoutes,
}
