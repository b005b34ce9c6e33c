import { Still } from '../../../ui/Still.tsx'
import type { BlogCard } from '../blog.contract.ts'
import { BLOG_CATEGORIES_IN_LIST } from '../blog.limits.ts'
import { PostCategories, PostFacts, TitleLink } from './PostCard.tsx'
import { PostCover } from './PostCover.tsx'

/** An article in a list: the picture beside the text. */
export function PostRow({ post }: { post: BlogCard }) {
  return (
    <Still
      keptAs="post row"
      of={[post]}
      className="card group relative flex overflow-hidden transition-colors hover:border-line-strong max-sm:flex-col"
    >
      <PostCover
        post={post}
        className="shrink-0 max-sm:aspect-[5/2] max-sm:w-full sm:w-56 sm:self-stretch lg:w-72"
      />
      <div className="flex min-w-0 flex-1 flex-col p-5 sm:min-h-44">
        <PostCategories categories={post.categories.slice(0, BLOG_CATEGORIES_IN_LIST)} />
        <h3 className="text-lg/snug">
          <TitleLink post={post} />
        </h3>
        <p className="mt-2 line-clamp-3 max-w-[70ch] text-sm text-pretty text-text/90">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </Still>
  )
}
