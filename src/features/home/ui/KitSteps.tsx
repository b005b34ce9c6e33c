import { ArrowRight } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { KIT_SIZES } from '../../kits/kits.limits.ts'
import type { HomeKit } from '../home.contract.ts'
import { MarkTile } from './MarkTile.tsx'

const STEPS = [
  {
    title: 'Describe your project',
    text: 'Say in your own words what you want to get done. Two sentences are enough.',
  },
  {
    title: 'Set what matters',
    text: 'Your budget, your experience, and whether the kit should have 5, 7 or 10 tools.',
  },
  {
    title: 'Get your kit',
    text: 'Tools that work together, each chosen for a part of the job. Change a word and try again.',
  },
]

/** What the Magic Kit Builder does, in three steps, each with what it looks like. */
export function KitSteps({ kit }: { kit: HomeKit | null }) {
  const samples = [
    <Asked key="asked" prompt={kit?.prompt} />,
    <Chosen key="chosen" />,
    <Got key="got" kit={kit} />,
  ]
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="kit-steps">
      <div className="rounded-2xl bg-accent-soft p-5 sm:p-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h2 id="kit-steps" className="text-2xl md:text-[1.75rem]">
              Magic Kit Builder
            </h2>
            <p className="mt-2 max-w-xl">A whole set of tools for one project, from a few words of yours.</p>
          </div>
          <Link to="/kit-builder" className={buttonClass('primary')}>
            Try the Kit Builder
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </div>
        <ol className="mt-6 grid gap-x-6 gap-y-5 sm:mt-8 md:grid-cols-3">
          {STEPS.map(({ title, text }, i) => (
            <li key={title} className="max-md:flex max-md:gap-4">
              <div
                aria-hidden="true"
                className="flex h-24 items-center overflow-hidden rounded-card border border-line bg-surface px-5 max-md:hidden"
              >
                {samples[i]}
              </div>
              <div className="flex gap-3 md:mt-4">
                <span
                  aria-hidden="true"
                  className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent tabular-nums"
                >
                  {i + 1}
                </span>
                <div>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 max-w-sm text-sm text-pretty">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const Asked = ({ prompt = '' }: { prompt: string | undefined }) => (
  <span className="line-clamp-3 text-sm leading-snug text-muted">
    {prompt}
    <span className="ml-0.5 inline-block h-4 w-px translate-y-0.5 bg-accent" />
  </span>
)

const Chosen = () => (
  <span className="grid w-full grid-cols-3 rounded-control bg-raised p-1 text-center text-sm font-medium tabular-nums">
    {KIT_SIZES.map((size, i) => (
      <span
        key={size}
        className={`py-1.5 ${i === 0 ? 'rounded-md bg-surface shadow-sm ring-1 ring-line' : 'text-muted'}`}
      >
        {size} tools
      </span>
    ))}
  </span>
)

const Got = ({ kit }: { kit: HomeKit | null }) => (
  <span className="flex w-full items-center">
    {kit?.steps.map((tool) => (
      <span
        key={tool.slug}
        className="flex items-center not-first:flex-1 not-first:before:mx-1.5 not-first:before:flex-1 not-first:before:border-t-2 not-first:before:border-dotted not-first:before:border-line-strong"
      >
        <MarkTile tool={tool} size={36} />
      </span>
    ))}
  </span>
)
