import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { findDraft, newDraftKey, postDraftKey } from './drafts.ts'
import { PostForm } from './PostForm.tsx'

interface Props {
  /** Id of an article, key of a draft, or 'new'. */
  edit: string
  onClose: () => void
}

/** The large window with the form of a new or stored article. */
export function PostDialog({ edit, onClose }: Props) {
  const [fresh] = useState(newDraftKey)
  const queryClient = useQueryClient()
  const leaving = useRef<() => Promise<void> | null>(() => null)
  const leave = () => {
    const keeping = leaving.current()
    onClose()
    void keeping?.then(() => {
      void toast({ title: 'Your text is kept as a draft' })
      return queryClient.invalidateQueries({ queryKey: ['GET /api/admin/blog-drafts'] })
    })
  }
  const id = /^\d{1,9}$/.test(edit) ? edit : null
  const draftKey = id ? postDraftKey(Number(id)) : edit === 'new' ? fresh : edit
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-post', draftKey],
    queryFn: async () => {
      const [post, draft] = await Promise.all([
        id === null ? null : api('GET /api/admin/blog/{id}', { params: { id } }),
        edit === 'new' ? null : findDraft(draftKey),
      ])
      return { post, draft, opened: Date.now() }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })
  return (
    <Dialog open onClose={leave} title={id ? 'Edit Blog Post' : 'Write New Blog Post'} place="full">
      {data ? (
        <PostForm
          key={data.opened}
          post={data.post}
          draft={data.draft}
          draftKey={draftKey}
          leaving={leaving}
          onSaved={onClose}
          onReload={() => void refetch()}
        />
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            {error instanceof AppError && error.code === 'not_found'
              ? 'This blog post is not there any more.'
              : 'The blog post could not be loaded.'}
          </p>
          <Button variant="primary" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <div className="grid gap-4" aria-busy="true">
          <span className="sr-only">Loading</span>
          <div className="skeleton h-12" />
          <div className="skeleton h-20" />
          <div className="skeleton h-[36rem]" />
        </div>
      )}
    </Dialog>
  )
}
