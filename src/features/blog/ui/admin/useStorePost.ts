import { useQueryClient } from '@tanstack/react-query'
import type { Fields } from '../../../../admin-kit/form/useTogether.ts'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { isSignedOut, removeLocal } from './drafts.ts'
import { isOut, type PostBody, toCall } from './post-values.ts'
import { tellPostSaved } from './tell-saved.ts'

/** Stores a new article, or what was changed in one, and says so. */
export function useStorePost(draftKey: string, post: AdminPost | null, version: () => number | undefined) {
  const queryClient = useQueryClient()
  return async (body: PostBody, changes: Fields): Promise<void> => {
    const stored = post
      ? await api('PUT /api/admin/blog/{id}', {
          params: { id: String(post.id) },
          body: { ...toCall(changes), version: version(), draft_key: draftKey },
        })
      : await api('POST /api/admin/blog', { body: { ...toCall(body), draft_key: draftKey } })
    removeLocal(draftKey)
    tellPostSaved(stored, isOut(post))
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).includes('blog'),
    })
  }
}

/** What is said when an article could not be saved. */
export function postFailure(error: unknown): string {
  if (!(error instanceof AppError)) return 'Error saving blog post'
  const kept = 'Your text is kept in this browser: sign in and save once more.'
  return `Failed to save blog post: ${error.message}${isSignedOut(error) ? `. ${kept}` : ''}`
}
