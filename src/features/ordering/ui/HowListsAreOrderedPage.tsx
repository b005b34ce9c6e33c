import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import { PageContents } from '../../../ui/PageContents.tsx'
import { type OrderRule, rules } from '../how-lists-are-ordered.ts'
import { PART_WORDS } from '../order-words.ts'
import type { OrderExample, Ordering } from '../ordering.contract.ts'
import { orderingQuery } from './ordering.route.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./ordering.head.ts')).orderingHead(page)

/** What decides which tool stands first, with the weights that count now and the scores of real tools. */
export function HowListsAreOrderedPage() {
  const { data } = useSuspenseQuery(orderingQuery)
  const { weights, prior_weight, examples } = data
  const told = rules(prior_weight)
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">How lists are ordered</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">
        One score decides, and it is the same everywhere. Here is all that it is made of. Paid placement does
        not exist.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[14rem_1fr]">
        <PageContents parts={partsOf(told, examples.length > 0)} />
        <div className="min-w-0 max-w-prose space-y-9">
          <Weights weights={weights} />
          {examples.length > 0 && <Examples examples={examples} weights={weights} />}
          {told.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} className="scroll-mt-24">
              <h2 className="mb-3 text-xl">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3 text-pretty">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

const partsOf = (rules: OrderRule[], hasExamples: boolean) => [
  { id: 'weights', title: 'What the score is made of' },
  ...(hasExamples ? [{ id: 'examples', title: 'For example' }] : []),
  ...rules,
]

/** The colour of a part: the accent, paler from one to the next. */
const shade = (i: number) => `color-mix(in oklab, var(--accent) ${100 * 0.72 ** i}%, var(--raised))`

function Weights({ weights }: Pick<Ordering, 'weights'>) {
  return (
    <section id="weights" className="scroll-mt-24">
      <h2 className="mb-3 text-xl">What the score is made of</h2>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-control">
        {weights.map(({ part, weight }, i) => (
          <i key={part} style={{ flexGrow: weight, background: shade(i) }} />
        ))}
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {weights.map(({ part, weight }, i) => (
          <li key={part} className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 py-3.5">
            <i aria-hidden="true" className="mt-1.5 size-3 rounded-sm" style={{ background: shade(i) }} />
            <div>
              <h3 className="flex items-baseline justify-between gap-4 font-sans text-base font-medium">
                {PART_WORDS[part].label}
                <span className="tabular-nums">{weight} %</span>
              </h3>
              <p className="mt-1 text-pretty text-muted">{PART_WORDS[part].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const points = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** The scores of some tools of the list as sums. */
function Examples({ examples, weights }: { examples: OrderExample[]; weights: Ordering['weights'] }) {
  return (
    <section id="examples" className="scroll-mt-24">
      <h2 className="mb-3 text-xl">For example</h2>
      <p className="mb-4 text-pretty">
        These tools stand at their places in the list of all tools right now. Each part gives points up to its
        weight, so that 100 is the most there can be.
      </p>
      <div className="card">
        <table className="w-full table-fixed text-sm">
          <thead>
            <tr className="align-bottom">
              <th className="w-[36%] px-2.5 py-3 text-left font-medium text-muted sm:px-4" scope="col">
                Points
              </th>
              {examples.map(({ slug, name, place }) => (
                <th
                  key={slug}
                  className="px-2 py-3 text-right font-medium max-sm:text-xs sm:px-4"
                  scope="col"
                >
                  <span className="block text-xs font-normal text-muted">Place {place}</span>
                  <Link to="/tools/$slug" params={{ slug }} className="link">
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weights.map(({ part, weight }, i) => (
              <tr key={part} className="border-t border-line">
                <th className="px-2.5 py-2 text-left font-normal sm:px-4" scope="row">
                  {PART_WORDS[part].label}
                  <span className="text-muted"> of {weight}</span>
                </th>
                {examples.map((example) => (
                  <td key={example.slug} className="px-2.5 py-2 text-right tabular-nums sm:px-4">
                    {points(example.points[i]!.points)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-t border-line font-medium">
              <th className="px-2.5 py-3 text-left font-medium sm:px-4" scope="row">
                Score
              </th>
              {examples.map(({ slug, order_score }) => (
                <td key={slug} className="px-2.5 py-3 text-right tabular-nums sm:px-4">
                  {points(order_score * 100)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
