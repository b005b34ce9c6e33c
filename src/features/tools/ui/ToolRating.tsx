import { Link } from '../../../ui/Link.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { plural } from '../../../ui/text.ts'
import type { ToolCard } from '../tools.contract.ts'

interface Props {
  tool: Pick<ToolCard, 'slug' | 'rating' | 'is_rated' | 'confirmed_count' | 'review_count'>
  /** On its page a tool's number is larger, and its reviews are a link. */
  look?: 'card' | 'page'
  className?: string
}

/** What is told of a tool's rating: stars and a number only where enough reviews are confirmed. */
export function ToolRating({ tool, look = 'card', className = '' }: Props) {
  const reviews = tool.is_rated ? tool.confirmed_count : tool.review_count
  const words = plural(reviews, 'review')
  return (
    <span className={`rating-line ${className}`.trim()}>
      {tool.is_rated ? (
        <Rating value={tool.rating} className={`text-text ${look === 'page' ? 'text-base' : ''}`} />
      ) : (
        <span className={look === 'card' ? 'text-xs' : undefined}>Not rated yet</span>
      )}
      {reviews > 0 && (
        <>
          {!tool.is_rated && <span aria-hidden="true">·</span>}
          {look === 'page' ? (
            <Link
              to="/tools/$slug"
              params={{ slug: tool.slug }}
              search={{ tab: 'reviews' }}
              resetScroll={false}
              className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-text"
            >
              {words}
            </Link>
          ) : (
            <span>
              {reviews.toLocaleString('en-US')}
              <span className="sr-only"> {reviews === 1 ? 'review' : 'reviews'}</span>
            </span>
          )}
        </>
      )}
    </span>
  )
}
