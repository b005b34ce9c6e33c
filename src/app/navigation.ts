import { linkOptions } from '@tanstack/react-router'

/** The links of header, mobile menu and palette. A link whose screen does not exist does not compile. */
export const NAVIGATION = [
  linkOptions({ to: '/tools', label: 'Browse Tools' }),
  linkOptions({ to: '/bundles', label: 'AI Bundles' }),
  linkOptions({ to: '/kit-builder', label: 'Magic Kit Builder' }),
  linkOptions({ to: '/categories', label: 'Categories' }),
]

/** The footer's first column. */
export const EXPLORE = [
  linkOptions({ to: '/tools', label: 'Browse Tools' }),
  linkOptions({ to: '/bundles', label: 'AI Bundles' }),
  linkOptions({ to: '/kit-builder', label: 'Magic Kit Builder' }),
  linkOptions({ to: '/blog', label: 'Blog' }),
]

export const SUPPORT = [
  linkOptions({ to: '/help', label: 'Help Center' }),
  linkOptions({ to: '/contact', label: 'Contact Us' }),
  linkOptions({ to: '/submit-tool', label: 'Submit a Tool' }),
  linkOptions({ to: '/how-we-check', label: 'How we check' }),
  linkOptions({ to: '/how-lists-are-ordered', label: 'How lists are ordered' }),
  linkOptions({ to: '/privacy', label: 'Privacy Policy' }),
  linkOptions({ to: '/terms', label: 'Terms of Service' }),
]

/** The footer's shortcuts into the directory. */
export const CATEGORY_SHORTCUTS = [
  { category: 'design', label: 'Design' },
  { category: 'content', label: 'Content' },
  { category: 'marketing', label: 'Marketing' },
  { category: 'productivity', label: 'Productivity' },
  { category: 'automation', label: 'Automation' },
]
