import { CARD_GRID } from '../../tools/ui/ToolCard.tsx'
import { BLOG_POSTS_ON_HOME, FEATURED_TOOLS_ON_HOME } from '../home.limits.ts'

/** Stands for home while it is on its way, in its size. */
export function HomeSkeleton() {
  return (
    <div className="page" role="status">
      <p className="sr-only">Loading</p>
      <div className="grid h-[63.625rem] content-center gap-x-14 gap-y-7 pt-8 sm:h-[59.6875rem] lg:h-[39rem] lg:grid-cols-[1fr_30rem]">
        <div className="lg:self-center">
          <div className="skeleton h-24 max-w-lg lg:h-30" />
          <div className="skeleton mt-5 h-14 max-w-xl" />
          <div className="skeleton mt-7 h-14 max-w-2xl" />
          <div className="skeleton mt-3 h-12 max-w-sm" />
        </div>
        <div className="skeleton h-[35rem] rounded-2xl" />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-8 md:mt-16 lg:grid-cols-[1.6fr_1fr]">
        <div className="skeleton h-[25.4375rem] sm:h-[31.5rem] lg:h-[31.9375rem]" />
        <div className="skeleton h-[7.625rem] sm:h-[31.9375rem]" />
      </div>
      <Heading />
      <div className="skeleton mt-3 h-[25.625rem] sm:h-[36.875rem] lg:h-[26.125rem]" />
      <div className="skeleton mt-12 h-[7.875rem] sm:h-[4.875rem] md:mt-16" />
      <div className="skeleton mt-12 h-[32rem] md:mt-16 md:h-[27.0625rem] lg:h-[22.8125rem]" />
      <Heading />
      <Blocks
        count={3}
        className="grid gap-4 max-sm:*:nth-[n+2]:hidden lg:grid-cols-3"
        size="h-[16.25rem] sm:h-[13.25rem] lg:h-[15.75rem]"
      />
      <Heading />
      <div className="skeleton mt-3 h-[42.75rem] sm:h-[22.5rem] lg:h-[10.75rem]" />
      <Heading />
      <Blocks count={FEATURED_TOOLS_ON_HOME} className={CARD_GRID} size="h-[6.25rem] sm:h-[14.9375rem]" />
      <Heading />
      <Blocks
        count={BLOG_POSTS_ON_HOME}
        className="grid gap-4 max-sm:*:nth-[n+2]:hidden sm:grid-cols-2 lg:grid-cols-4"
        size="h-[24.75rem] sm:h-[25.75rem] lg:h-[23.625rem]"
      />
    </div>
  )
}

const Heading = () => <div className="skeleton mt-14 h-11 w-72 max-w-full md:mt-20" />

function Blocks({ count, className, size }: { count: number; className: string; size: string }) {
  return (
    <div className={`mt-3 ${className}`}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`skeleton ${size}`} />
      ))}
    </div>
  )
}
