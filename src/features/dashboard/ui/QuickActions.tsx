import { FilePen, Inbox, Package, Plus } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'

/** What is done most often. */
export function QuickActions() {
  return (
    <section aria-label="Quick actions" className="flex flex-wrap gap-2">
      <Link to="/admin/tools" search={{ add: '1' }} className={buttonClass('primary')}>
        <Plus className="size-4" aria-hidden="true" />
        Add Tool
      </Link>
      <Link to="/admin/bundles" search={{ add: '1' }} className={buttonClass('secondary')}>
        <Package className="size-4" aria-hidden="true" />
        Create Bundle
      </Link>
      <Link to="/admin/blog" search={{ edit: 'new' }} className={buttonClass('secondary')}>
        <FilePen className="size-4" aria-hidden="true" />
        Write Post
      </Link>
      <Link to="/admin/submissions" search={{ status: 'new' }} className={buttonClass('secondary')}>
        <Inbox className="size-4" aria-hidden="true" />
        Review Submissions
      </Link>
    </section>
  )
}
