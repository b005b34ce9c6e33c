import { useSuspenseQuery } from '@tanstack/react-query'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Tool } from '../tools.contract.ts'
import { SIMILAR_AUTOPLAY_MS, SIMILAR_RESUME_MS, SIMILAR_TOOLS } from '../tools.limits.ts'
import { ToolCard } from './ToolCard.tsx'
import { similarQuery } from './tools.route.ts'

const AUTOPLAY = { every: SIMILAR_AUTOPLAY_MS, resume: SIMILAR_RESUME_MS }

/** 'You Might Also Like': a grid of six; on a phone a carousel that moves by itself. */
export function SimilarTools({ tool }: { tool: Tool }) {
  const { data } = useSuspenseQuery(similarQuery(tool.slug))
  if (data.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="similar-tools">
      <div className="flex items-center justify-between gap-4">
        <h2 id="similar-tools" className="text-2xl">
          You Might Also Like
        </h2>
        {data.length > SIMILAR_TOOLS && (
          <Link
            to="/tools"
            search={tool.category_slug ? { category: tool.category_slug } : {}}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            View all
          </Link>
        )}
      </div>
      <div className="mt-4">
        <Carousel
          label="Similar tools"
          noun="tool"
          autoplay={AUTOPLAY}
          grid="sm:grid sm:grid-cols-2 sm:gap-4 xl:grid-cols-3"
          slides={data.slice(0, SIMILAR_TOOLS).map((similar) => ({
            key: similar.id,
            content: <ToolCard tool={similar} />,
          }))}
        />
      </div>
    </section>
  )
}
