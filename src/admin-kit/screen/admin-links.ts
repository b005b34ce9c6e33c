import { linkOptions } from '@tanstack/react-router'
import type { Waiting } from './admin.contract.ts'

interface Kept {
  label: string
  /** Theirs, too. */
  moderators?: true
  /** What of it waits for somebody. */
  waiting?: keyof Waiting
  /** Said of that number. */
  waits?: string
}
const kept = <L>(link: L, more: Kept) => ({ ...link, ...more })

/** The links of the top bar. */
export const ADMIN_LINKS = [
  kept(linkOptions({ to: '/admin/dashboard' }), { label: 'Dashboard' }),
  kept(linkOptions({ to: '/admin/tools' }), { label: 'Tools' }),
  kept(linkOptions({ to: '/admin/bundles' }), { label: 'Bundles' }),
  kept(linkOptions({ to: '/admin/categories' }), { label: 'Categories' }),
  kept(linkOptions({ to: '/admin/blog' }), { label: 'Blog' }),
  kept(linkOptions({ to: '/admin/reviews' }), {
    label: 'Reviews',
    moderators: true,
    waiting: 'reviews',
    waits: 'to look at',
  }),
  kept(linkOptions({ to: '/admin/submissions' }), {
    label: 'Submissions',
    moderators: true,
    waiting: 'submissions',
    waits: 'to decide',
  }),
  kept(linkOptions({ to: '/admin/contact' }), {
    label: 'Contact',
    moderators: true,
    waiting: 'inquiries',
    waits: 'new',
  }),
  kept(linkOptions({ to: '/admin/links' }), { label: 'Links', waiting: 'links', waits: 'to look at' }),
  kept(linkOptions({ to: '/admin/users' }), { label: 'Users' }),
  kept(linkOptions({ to: '/admin/settings' }), { label: 'Settings' }),
  kept(linkOptions({ to: '/admin/bin' }), { label: 'Bin' }),
  kept(linkOptions({ to: '/admin/log' }), { label: 'Log' }),
]

/** What is needed less often. */
export const MORE_LINKS = [kept(linkOptions({ to: '/admin/security' }), { label: 'Two-factor sign-in' })]
