import { CARD_GRID } from '../../tools/ui/ToolCard.tsx'
import { BLOG_POSTS_ON_HOME, FEATURED_TOOLS_ON_HOME } from '../home.limits.ts'

/** Stands for home while it is on its way, in its size. */
export function HomeSkeleton() {
  return (
    <div className="page" role="status">
      <p className="sr-only">Loading</p>
      <div className="grid h-[38.5rem] items-center gap-x-14 pb-12 sm:h-[35.25rem] lg:h-[35rem] lg:grid-cols-[1fr_23rem]">
        <div>
          <div className="skeleton h-24 max-w-lg lg:h-30" />
          <div className="skeleton mt-5 h-14 max-w-xl" />
          <div className="skeleton mt-7 h-14 max-w-2xl" />
          <div className="skeleton mt-6 h-12 max-w-sm" />
        </div>
        <div className="skeleton h-[25rem] max-lg:hidden" />
      </div>
      <div className="skeleton h-[10.625rem] sm:h-[8.125rem]" />
      <div className="skeleton mt-12 h-[34.75rem] md:mt-16 md:h-[25.25rem] lg:h-[19rem]" />
      <Heading />
      <Blocks count={3} className="grid gap-4 lg:grid-cols-3" size="h-[27rem]" />
      <Heading />
      <div className="skeleton mt-4 h-[42.75rem] sm:h-[22.5rem] lg:h-[10.75rem]" />
      <Heading />
      <Blocks count={FEATURED_TOOLS_ON_HOME} className={CARD_GRID} size="h-20 sm:h-[13.375rem]" />
      <Heading />
      <Blocks
        count={BLOG_POSTS_ON_HOME}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
        size="h-[25.75rem] sm:h-[24.5rem] lg:h-[23.5rem]"
      />
    </div>
  )
}

const Heading = () => <div className="skeleton mt-16 h-11 w-72 max-w-full md:mt-20" />

function Blocks({ count, className, size }: { count: number; className: string; size: string }) {
  return (
    <div className={`mt-4 ${className}`}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`skeleton ${size}`} />
      ))}
    </div>
  )
}
