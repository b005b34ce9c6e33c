import type { Ref } from 'react'
import { useFieldError } from '../../../../admin-kit/form/useFieldError.ts'
import { PostEditor, type PostEditorHandle } from '../editor/PostEditor.tsx'

interface Props {
  ref: Ref<PostEditorHandle>
  /** The text that it begins with. */
  start: string
  onTouch: () => void
  onWords: (words: number) => void
}

/** The text of an article, in its editor. */
export function ContentField({ ref, start, onTouch, onWords }: Props) {
  const error = useFieldError('content')
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">Content</p>
      <PostEditor
        ref={ref}
        initialHtml={start}
        isInvalid={Boolean(error)}
        describedBy={error && 'post-content-error'}
        onTouch={onTouch}
        onWords={onWords}
      />
      {error && (
        <p id="post-content-error" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
