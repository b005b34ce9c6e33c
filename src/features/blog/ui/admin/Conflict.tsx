import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../app/query.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { PlainArticle } from './PlainArticle.tsx'

interface Props {
  open: boolean
  id: number
  onClose: () => void
  onOverwrite: () => void
  onTakeTheirs: (post: AdminPost) => void
}

/** Somebody else has saved the same article meanwhile: nothing is lost, and it is chosen what counts. */
export function Conflict({ open, id, onClose, onOverwrite, onTakeTheirs }: Props) {
  const { data: theirs } = useQuery({
    ...apiQuery('GET /api/admin/blog/{id}', { params: { id: String(id) } }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open={open} onClose={onClose} title="Somebody else has changed this blog post">
      <p>Your text is kept. Look at theirs, then decide which one counts.</p>
      {theirs ? (
        <div className="mt-4 rounded-card border border-line p-4" data-theirs>
          <h3 className="text-base">{theirs.title}</h3>
          <p className="mt-1 text-sm text-muted">{theirs.excerpt}</p>
          <div className="mt-3">
            <PlainArticle html={theirs.content} />
          </div>
        </div>
      ) : (
        <div className="skeleton mt-4 h-40" />
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonClass('ghost')} onClick={onClose}>
          Keep writing
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          disabled={!theirs}
          onClick={() => theirs && onTakeTheirs(theirs)}
        >
          Take theirs
        </button>
        <button type="button" className={buttonClass('primary')} onClick={onOverwrite}>
          Overwrite with mine
        </button>
      </div>
    </Dialog>
  )
}
