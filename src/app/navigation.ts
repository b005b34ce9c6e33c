import { linkOptions } from '@tanstack/react-router'

/** The links of header and mobile menu. A link whose screen does not exist does not compile. */
export const NAVIGATION = [linkOptions({ to: '/tools', label: 'Browse Tools' })]

/** The footer's shortcuts into the directory. */
export const CATEGORY_SHORTCUTS = [
  { category: 'design', label: 'Design' },
  { category: 'content', label: 'Content' },
  { category: 'marketing', label: 'Marketing' },
  { category: 'productivity', label: 'Productivity' },
  { category: 'automation', label: 'Automation' },
]
