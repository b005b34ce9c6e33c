import { linkOptions } from '@tanstack/react-router'
import { FilePen, Inbox, Package, Plus } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'

const ACTIONS = [
  { icon: Plus, label: 'Add Tool', link: linkOptions({ to: '/admin/tools', search: { add: '1' } }) },
  {
    icon: Package,
    label: 'Create Bundle',
    link: linkOptions({ to: '/admin/bundles', search: { add: '1' } }),
  },
  { icon: FilePen, label: 'Write Post', link: linkOptions({ to: '/admin/blog', search: { edit: 'new' } }) },
  {
    icon: Inbox,
    label: 'Review Submissions',
    link: linkOptions({ to: '/admin/submissions', search: { status: 'new' } }),
  },
]

/** What is done most often. */
export function QuickActions() {
  return (
    <section aria-label="Quick actions" className="flex flex-wrap gap-2">
      {ACTIONS.map(({ icon: Icon, label, link }, i) => (
        <Link key={label} {...link} className={buttonClass(i === 0 ? 'primary' : 'secondary')}>
          <Icon className="size-4" aria-hidden="true" />
          {label}
        </Link>
      ))}
    </section>
  )
}
