import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { adminRoute } from './admin-kit/screen/admin-route.ts'
import type { RouterContext } from './app/context.ts'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { NotFoundScreen } from './app/NotFoundScreen.tsx'
import { RootDocument } from './app/RootDocument.tsx'
import { refusedAddress } from './app/refused-address.ts'
import { rootHead } from './app/root-head.ts'
import { screen } from './app/screen.ts'
import {
  callbackRoute,
  personalRoute,
  profileRoute,
  signInRoute,
} from './features/accounts/ui/accounts.route.ts'
import { adminBlogRoute } from './features/blog/ui/admin-blog.route.ts'
import { blogRoute, postRoute } from './features/blog/ui/blog.route.ts'
import { bundleRoute, bundlesRoute } from './features/bundles/ui/bundles.route.ts'
import { categoriesRoute } from './features/categories/ui/categories.route.ts'
import { compareRoute, pairRoute } from './features/compare/ui/compare.route.ts'
import { contactRoute } from './features/contact/ui/contact.route.ts'
import { homeRoute } from './features/home/ui/home.route.ts'
import { kitBuilderRoute } from './features/kits/ui/kit-builder.route.ts'
import { sharedKitRoute } from './features/kits/ui/shared-kit.route.ts'
import { helpRoute, privacyRoute, termsRoute } from './features/pages/ui/pages.route.ts'
import { savedRoute } from './features/saved/ui/saved.route.ts'
import { docsRoute } from './features/site/ui/docs.route.ts'
import { submitRoute } from './features/submissions/ui/submit.route.ts'
import { alternativesRoute } from './features/tools/ui/alternatives.route.ts'
import { toolRoute, toolsRoute } from './features/tools/ui/tools.route.ts'

const root = createRootRouteWithContext<RouterContext>()({
  head: rootHead,
  component: RootDocument,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})
const at = <P extends string>(path: P) => ({
  getParentRoute: () => root,
  path,
  onError: refusedAddress,
})

/** Every screen: its address, what it reads (`*.route.ts`), and the component that shows it. */
const home = createRoute({ ...at('/'), ...homeRoute, ...screen('home', 'HomePage') })
const tools = createRoute({ ...at('/tools'), ...toolsRoute, ...screen('tools', 'ToolsPage') })
const tool = createRoute({ ...at('/tools/$slug'), ...toolRoute, ...screen('tools', 'ToolPage') })
const alternatives = createRoute({
  ...at('/tools/$slug/alternatives'),
  ...alternativesRoute,
  ...screen('tools', 'AlternativesPage'),
})
const compare = createRoute({ ...at('/compare'), ...compareRoute, ...screen('compare', 'ComparePage') })
const pair = createRoute({ ...at('/compare/$pair'), ...pairRoute, ...screen('compare', 'ComparePairPage') })
const categories = createRoute({
  ...at('/categories'),
  ...categoriesRoute,
  ...screen('categories', 'CategoriesPage'),
})
const bundles = createRoute({ ...at('/bundles'), ...bundlesRoute, ...screen('bundles', 'BundlesPage') })
const bundle = createRoute({ ...at('/bundles/$slug'), ...bundleRoute, ...screen('bundles', 'BundlePage') })
const kits = createRoute({ ...at('/kit-builder'), ...kitBuilderRoute, ...screen('kits', 'KitBuilderPage') })
const sharedKit = createRoute({
  ...at('/kits/$token'),
  ...sharedKitRoute,
  ...screen('kits', 'SharedKitPage'),
})
const blog = createRoute({ ...at('/blog'), ...blogRoute, ...screen('blog', 'BlogPage') })
const post = createRoute({ ...at('/blog/$slug'), ...postRoute, ...screen('blog', 'BlogPostPage') })
const docs = createRoute({ ...at('/api/docs'), ...docsRoute, ...screen('site', 'ApiDocsPage') })
const contact = createRoute({ ...at('/contact'), ...contactRoute, ...screen('contact', 'ContactPage') })
const submit = createRoute({
  ...at('/submit-tool'),
  ...submitRoute,
  ...screen('submissions', 'SubmitToolPage'),
})
const help = createRoute({ ...at('/help'), ...helpRoute, ...screen('pages', 'HelpPage') })
const privacy = createRoute({ ...at('/privacy'), ...privacyRoute, ...screen('pages', 'PrivacyPage') })
const terms = createRoute({ ...at('/terms'), ...termsRoute, ...screen('pages', 'TermsPage') })

// What belongs to one person.
const dashboard = createRoute({
  ...at('/dashboard'),
  ...personalRoute('/dashboard', 'Dashboard'),
  ...screen('accounts', 'DashboardPage'),
})
const saved = createRoute({ ...at('/saved'), ...savedRoute, ...screen('saved', 'SavedPage') })
const profile = createRoute({ ...at('/profile'), ...profileRoute, ...screen('accounts', 'ProfilePage') })
const callback = createRoute({
  ...at('/auth/callback'),
  ...callbackRoute,
  ...screen('accounts', 'AuthCallbackPage'),
})
const auth = <P extends `/auth/${string}`>(path: P, title: string, page: string) => ({
  ...at(path),
  ...personalRoute(path, title),
  ...screen('accounts', page),
})
const signIn = createRoute({
  ...at('/auth/sign-in'),
  ...signInRoute,
  ...screen('accounts', 'SignInPage'),
})
const verify = createRoute(auth('/auth/verify', 'Confirm your address', 'VerifyPage'))
const forgot = createRoute(auth('/auth/forgot-password', 'Forgot your password?', 'ForgotPasswordPage'))
const reset = createRoute(auth('/auth/reset-password', 'Set a new password', 'ResetPasswordPage'))
const undoEmail = createRoute(auth('/auth/undo-email', 'Take your address back', 'UndoEmailPage'))
const confirmEmail = createRoute(auth('/auth/confirm-email', 'Confirm your new address', 'ConfirmEmailPage'))

// The administration area: its screens ask the server whether the caller may be there.
const adminAt = <P extends `/admin${string}`>(path: P, title: string) => ({
  ...at(path),
  ...adminRoute(title),
})
const admin = createRoute({ ...adminAt('/admin', 'Admin login'), ...screen('security', 'AdminSignInPage') })
const adminDirect = createRoute({
  ...adminAt('/admin/direct', 'Direct access'),
  ...screen('people', 'DirectAccessPage'),
})
const adminInvitation = createRoute({
  ...adminAt('/admin/invitation', 'Invitation'),
  ...screen('people', 'InvitationPage'),
})
const adminDashboard = createRoute({
  ...adminAt('/admin/dashboard', 'Dashboard'),
  ...screen('dashboard', 'AdminDashboardPage'),
})
const adminTools = createRoute({ ...adminAt('/admin/tools', 'Tools'), ...screen('tools', 'AdminToolsPage') })
const adminBundles = createRoute({
  ...adminAt('/admin/bundles', 'Bundles'),
  ...screen('bundles', 'AdminBundlesPage'),
})
const adminCategories = createRoute({
  ...adminAt('/admin/categories', 'Categories'),
  ...screen('categories', 'AdminCategoriesPage'),
})
const adminBlog = createRoute({
  ...adminAt('/admin/blog', 'Blog'),
  ...adminBlogRoute,
  ...screen('blog', 'AdminBlogPage'),
})
const adminReviews = createRoute({
  ...adminAt('/admin/reviews', 'Reviews'),
  ...screen('reviews', 'AdminReviewsPage'),
})
const adminContact = createRoute({
  ...adminAt('/admin/contact', 'Contact'),
  ...screen('contact', 'AdminContactPage'),
})
const adminSubmissions = createRoute({
  ...adminAt('/admin/submissions', 'Submissions'),
  ...screen('submissions', 'AdminSubmissionsPage'),
})
const adminLinks = createRoute({
  ...adminAt('/admin/links', 'Links'),
  ...screen('links', 'AdminLinksPage'),
})
const adminUsers = createRoute({
  ...adminAt('/admin/users', 'Users'),
  ...screen('people', 'AdminUsersPage'),
})
const adminSettings = createRoute({
  ...adminAt('/admin/settings', 'Settings'),
  ...screen('settings', 'AdminSettingsPage'),
})
const adminBin = createRoute({ ...adminAt('/admin/bin', 'Bin'), ...screen('log', 'AdminBinPage') })
const adminLog = createRoute({
  ...adminAt('/admin/log', 'Log of changes'),
  ...screen('log', 'AdminLogPage'),
})
const adminSecurity = createRoute({
  ...adminAt('/admin/security', 'Two-factor sign-in'),
  ...screen('security', 'AdminSecurityPage'),
})

// Made of names: routes written out in the call itself would lose their types.
export const routeTree = root.addChildren([
  home,
  tools,
  tool,
  alternatives,
  compare,
  pair,
  categories,
  bundles,
  bundle,
  kits,
  sharedKit,
  blog,
  post,
  docs,
  help,
  contact,
  submit,
  privacy,
  terms,
  dashboard,
  saved,
  profile,
  callback,
  signIn,
  verify,
  forgot,
  reset,
  confirmEmail,
  undoEmail,
  admin,
  adminDirect,
  adminInvitation,
  adminDashboard,
  adminTools,
  adminBundles,
  adminCategories,
  adminBlog,
  adminReviews,
  adminContact,
  adminSubmissions,
  adminLinks,
  adminUsers,
  adminSettings,
  adminBin,
  adminLog,
  adminSecurity,
])
