import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import { buttonClass } from '../../../../ui/button.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import type { AdminPostRow } from '../../admin-blog.contract.ts'
import { BLOG_AUTHOR_SHOWN, READING_TIME_DEFAULT } from '../../blog.limits.ts'
import { PostCover } from '../PostCover.tsx'

/** An article in the list of the administration area. */
export function AdminPostCard({
  post,
  onEdit,
  onDelete,
}: {
  post: AdminPostRow
  onEdit: () => void
  onDelete: () => void
}) {
  const isScheduled = post.is_published && Date.parse(post.published_at ?? '') > Date.now()
  const [status, look] = !post.is_published
    ? ['Draft', 'bg-raised text-muted']
    : isScheduled
      ? ['Scheduled', 'bg-warm-soft text-warm']
      : ['Published', 'bg-good-soft text-good']
  return (
    <article className="card flex h-full flex-col overflow-hidden" aria-label={post.title}>
      <PostCover post={post} className="aspect-[5/2] w-full" />
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-lg break-words">{post.title}</h2>
          <span className={`shrink-0 rounded-md px-2 py-1 text-xs font-medium ${look}`}>{status}</span>
        </div>
        <p className="mt-0.5 truncate text-sm text-muted">/blog/{post.slug}</p>
        <p className="mt-2 line-clamp-3 text-sm">{post.excerpt}</p>
        <p className="mt-3 text-sm text-muted">
          {post.author_name || BLOG_AUTHOR_SHOWN} · {post.reading_time_minutes || READING_TIME_DEFAULT} min ·{' '}
          {isScheduled ? 'Comes out ' : post.is_published ? 'Published ' : 'Created '}
          <DateText value={post.published_at ?? post.created_at} />
        </p>
        {post.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5 text-xs text-muted">
            {post.tags.map((tag) => (
              <li key={tag} className="rounded-md bg-raised px-2 py-1">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex gap-1 pt-4">
          <Button size="sm" icon={Pencil} aria-label={`Edit ${post.title}`} onClick={onEdit}>
            Edit
          </Button>
          {post.is_published && !isScheduled && (
            <a
              href={`/blog/${post.slug}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('ghost', 'sm')}
              aria-label={`View ${post.title} in a new tab`}
            >
              <Eye className="size-4" aria-hidden="true" />
              View
            </a>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={Trash2}
            className="ml-auto"
            aria-label={`Delete ${post.title}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </div>
    </article>
  )
}
