import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { isOut } from './post-values.ts'

/** Says what has become of an article that was saved, and leads to its page where there is one. */
export function tellPostSaved(post: AdminPost, wasOut: boolean): void {
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
