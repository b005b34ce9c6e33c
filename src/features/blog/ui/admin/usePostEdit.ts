import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { sinceOf } from '../../../../admin-kit/form/RecordForm.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { isSignedOut } from '../../../../admin-kit/form/useAutosave.ts'
import { useRecordEdit } from '../../../../admin-kit/form/useRecordEdit.ts'
import { api } from '../../../../app/query.ts'
import type { AppError } from '../../../../shared/errors.ts'
import type { Draft } from '../../../../ui/kept-drafts.ts'
import { type AdminPost, PostInput } from '../../admin-blog.contract.ts'

import { wordsIn } from '../article-text.ts'
import type { PostEditorHandle } from '../editor/PostEditor.tsx'
import { draftName } from './drafts.ts'
import { isOut, type PostValues, toCall, toInput, toValues } from './post-values.ts'

interface Options {
  post: AdminPost | null
  draftKey: string
  draft: Draft<PostValues> | null
  /** The text of the article is its editor's. */
  editor: RefObject<PostEditorHandle | null>
  maySave: (values: PostValues, stored: AdminPost | null) => Promise<boolean>
  onSaved: () => void
}

/** An article as a form of the administration edits it: its drafts are kept on the server, too. */
export function usePostEdit({ post, draftKey, draft, editor, maySave, onSaved }: Options) {
  const queryClient = useQueryClient()
  return useRecordEdit<PostValues, AdminPost, typeof PostInput>({
    draftName: draftName(draftKey),
    record: post,
    toValues,
    toInput,
    schema: PostInput,
    create: (input) => api('POST /api/admin/blog', { body: { ...toCall(input), draft_key: draftKey } }),
    update: (changes, { id }) =>
      api('PUT /api/admin/blog/{id}', {
        params: { id: String(id) },
        body: { ...toCall(changes), draft_key: draftKey },
      }),
    since: sinceOf('blog_post'),
    read: ({ id }) => api('GET /api/admin/blog/{id}', { params: { id: String(id) } }),
    failed: (_, error) => failureOf(error as AppError),
    lost: 'Error saving blog post',
    invalid: 'Please correct the marked fields.',
    follows: { published_at: 'is_published' },
    form: { reValidateMode: 'onSubmit', shouldFocusError: false },
    own: {
      isThere: () => editor.current !== null,
      read: () => (editor.current ? { content: editor.current.html() } : {}),
      write: ({ content }) => editor.current?.setHtml(content),
    },
    server: {
      found: draft,
      keep: async ({ version, values, changed }, begins_version) => {
        const kept = await api('PUT /api/admin/blog-drafts/{key}', {
          params: { key: draftKey },
          body: {
            post_id: post?.id ?? null,
            base_version: version,
            title: values.title,
            words: wordsIn(values.content),
            data: { ...values, changed },
            begins_version,
          },
        })
        return kept.updated_at
      },
    },
    maySave,
    onSaved: async (stored) => {
      tellPostSaved(stored, isOut(post))
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes('blog'),
      })
      onSaved()
    },
  })
}

function failureOf(error: AppError): string {
  const kept = 'Your text is kept in this browser: sign in and save once more.'
  return `Failed to save blog post: ${error.message}${isSignedOut(error) ? `. ${kept}` : ''}`
}

/** Says what has become of an article that was saved, and leads to its page where there is one. */
function tellPostSaved(post: AdminPost, wasOut: boolean): void {
  const title = !post.is_published
    ? 'Draft saved'
    : !isOut(post)
      ? 'Blog post saved; it comes out by itself'
      : wasOut
        ? 'Blog post updated'
        : 'Blog post saved and published'
  const view = () => void window.open(`/blog/${post.slug}`, '_blank')
  tellSaved(title, post, isOut(post) ? { action: { label: 'View', onClick: view } } : {})
}
