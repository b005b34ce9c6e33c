import { linkOptions } from '@tanstack/react-router'

/** The links of the top bar. `moderators`: theirs, too. */
export const ADMIN_LINKS = [
  { ...linkOptions({ to: '/admin/dashboard' }), label: 'Dashboard', moderators: false },
  { ...linkOptions({ to: '/admin/tools' }), label: 'Tools', moderators: false },
  { ...linkOptions({ to: '/admin/bundles' }), label: 'Bundles', moderators: false },
  { ...linkOptions({ to: '/admin/categories' }), label: 'Categories', moderators: false },
  { ...linkOptions({ to: '/admin/blog' }), label: 'Blog', moderators: false },
  { ...linkOptions({ to: '/admin/reviews' }), label: 'Reviews', moderators: true },
  { ...linkOptions({ to: '/admin/contact' }), label: 'Contact', moderators: true },
  { ...linkOptions({ to: '/admin/settings' }), label: 'Settings', moderators: false },
]

/** What is needed less often. */
export const MORE_LINKS = [
  { ...linkOptions({ to: '/admin/submissions' }), label: 'Submissions', moderators: true },
  { ...linkOptions({ to: '/admin/links' }), label: 'Links', moderators: false },
  { ...linkOptions({ to: '/admin/users' }), label: 'Users', moderators: false },
  { ...linkOptions({ to: '/admin/bin' }), label: 'Bin', moderators: false },
  { ...linkOptions({ to: '/admin/log' }), label: 'Log of changes', moderators: false },
  { ...linkOptions({ to: '/admin/security' }), label: 'Two-factor sign-in', moderators: false },
]
