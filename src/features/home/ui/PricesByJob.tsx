import { Link } from '../../../ui/Link.tsx'
import { pricePosition } from '../../facts/price-axis.ts'
import { formatMoney } from '../../facts/prices.ts'
import { PriceMarks } from '../../facts/ui/PriceMarks.tsx'
import type { PricedCategory } from '../home.contract.ts'
import { spread } from '../spread.ts'
import { MarkTile } from './MarkTile.tsx'
import { Section } from './Section.tsx'

/** Room of a mark, as a share of the axis: on a wide screen, and on a phone. */
const ROOM = { wide: 0.046, narrow: 0.1 }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
const ROW = 'grid gap-x-8 lg:grid-cols-[13.5rem_1fr_8.5rem]'

/** What tools cost, as places on one axis: a row for each category of which enough prices are known. */
export function PricesByJob({ prices }: { prices: PricedCategory[] }) {
  return (
    <Section id="prices" title="What does it cost?" more={{ to: '/tools', label: 'Browse all tools' }}>
      <p className="-mt-2 max-w-2xl text-sm text-muted">
        Where the cheapest paid plan stands that we know of, in US dollars a month. A price that nobody has
        found is not drawn.
      </p>
      <div className="card mt-4 px-4 sm:px-6">
        <div className={`${ROW} h-9 items-end border-b border-line pb-2 max-lg:hidden`}>
          <span className="mx-4 block lg:col-start-2">
            <PriceMarks />
          </span>
          <span className="text-xs leading-4 text-muted lg:col-start-3">Free to start</span>
        </div>
        <ul className="divide-line lg:divide-y">
          {prices.map((category) => (
            <li key={category.slug} className={`${ROW} py-3 max-sm:nth-[n+4]:hidden lg:items-center lg:py-0`}>
              <CategoryPrices {...category} />
            </li>
          ))}
        </ul>
        <div className="mx-3.5 h-8 lg:hidden">
          <PriceMarks />
        </div>
      </div>
    </Section>
  )
}

function CategoryPrices({ name, slug, tool_count, priced_count, free_count, tools }: PricedCategory) {
  const places = tools.map(({ amount }) => pricePosition(amount))
  const [wide, narrow] = [spread(places, ROOM.wide), spread(places, ROOM.narrow)]
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 lg:block">
        <Link to="/tools" search={{ category: slug }} className="font-medium hover:text-accent-text">
          {name}
        </Link>
        <span className="text-xs text-muted tabular-nums lg:block">
          {priced_count} of {tool_count} prices known
        </span>
      </p>
      <ul
        className="relative mx-3.5 h-13 border-b border-line lg:mx-4 lg:h-16 lg:border-0"
        aria-label={`Prices in ${name}`}
      >
        {tools.map((tool, i) => (
          <li key={tool.slug}>
            <span
              aria-hidden="true"
              className="price-tick"
              style={{ ['--at' as string]: percent(places[i]!) }}
            />
            <Link
              to="/tools/$slug"
              params={{ slug: tool.slug }}
              title={`${tool.name}, ${inWords(tool.amount)}`}
              className="price-mark"
              style={{ ['--narrow' as string]: percent(narrow[i]!), ['--wide' as string]: percent(wide[i]!) }}
            >
              <MarkTile tool={tool} size={30} />
              <span className="sr-only">
                {tool.name}, {inWords(tool.amount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted tabular-nums max-lg:sr-only">
        <span className="sr-only">Free to start: </span>
        <b className="text-sm font-semibold text-text">{free_count}</b> of {tool_count}
        <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-good" style={{ width: percent(free_count / tool_count) }} />
        </span>
      </p>
    </>
  )
}

const inWords = (amount: number) => (amount === 0 ? 'free' : `${formatMoney(amount, 'USD')} a month`)
