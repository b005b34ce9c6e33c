import { toast } from '../../../../ui/toast.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'

/** Says what has become of an article that was saved, and leads to its page where there is one. */
export function tellSaved({ slug, is_published, published_at }: AdminPost): void {
  if (!is_published) return void toast({ title: 'Draft saved' })
  const isOut = Date.parse(published_at ?? '') <= Date.now()
  void toast({
    title: isOut ? 'Blog post saved and published' : 'Blog post saved; it comes out by itself',
    ...(isOut && { action: { label: 'View', onClick: () => void window.open(`/blog/${slug}`, '_blank') } }),
  })
}
