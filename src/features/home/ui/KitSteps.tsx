import { ArrowRight } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'

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

/** What the Magic Kit Builder does, in three steps. */
export function KitSteps() {
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
        <ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-8 md:grid-cols-3">
          {STEPS.map(({ title, text }, i) => (
            <li key={title} className="flex gap-4 md:flex-col">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-surface font-display font-semibold text-accent-text"
              >
                {i + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 max-w-sm text-sm text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
