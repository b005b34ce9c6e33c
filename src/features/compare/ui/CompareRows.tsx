import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'
import { ToolRating } from '../../tools/ui/ToolRating.tsx'
import { freeCredits, MADE_FOR, ratingText } from '../facts.ts'
import { CompareRow } from './CompareRow.tsx'
import { differing } from './differing.ts'
import { equalFacts, FactRows, type Known } from './FactRows.tsx'
import { equalFeatures, FeatureRows } from './FeatureRows.tsx'
import { Unknown, Words } from './Words.tsx'

interface Row {
  label: string
  /** By which tools are compared. */
  value: (tool: Tool) => string | string[]
  cell: (tool: Tool) => ReactNode
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const skill = ({ skill_level }: Tool) => (skill_level ? capital(MADE_FOR[skill_level]) : '')

/** The rows of every comparison, in their order: those before what is known by facts, and those after it. */
const HEAD_ROWS: Row[] = [
  {
    label: 'Tool Summary',
    value: (tool) => tool.short_description,
    cell: (tool) => tool.short_description,
  },
  {
    label: 'Pricing Model',
    value: (tool) => tool.pricing_model,
    cell: (tool) => <PricingBadge model={tool.pricing_model} />,
  },
  { label: 'Free Credits and Trial', value: freeCredits, cell: freeCredits },
  { label: 'Rating', value: ratingText, cell: (tool) => <ToolRating tool={tool} /> },
  {
    label: 'Category',
    value: (tool) => tool.category_name ?? '',
    cell: (tool) =>
      tool.category_slug ? (
        <Link to="/tools" search={{ category: tool.category_slug }} className="link scroll-mt-48">
          {tool.category_name}
        </Link>
      ) : (
        <Unknown />
      ),
  },
  {
    label: 'Website',
    value: (tool) => tool.website_url,
    cell: (tool) => (
      <a
        href={tool.website_url}
        target="_blank"
        rel="noopener noreferrer"
        className="link scroll-mt-48 break-words"
      >
        {shortAddress(tool.website_url)}
        <ExternalLink className="ml-1 inline size-3.5 align-[-0.125em] print:hidden" aria-hidden="true" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ),
  },
]

const LAST_ROWS: Row[] = [
  {
    label: 'Tags',
    value: (tool) => tool.tags,
    cell: (tool) => <Words words={tool.tags} small />,
  },
  {
    label: 'Skill Level',
    value: skill,
    cell: (tool) => skill(tool) || <Unknown />,
  },
  {
    label: 'Not Ideal For',
    value: (tool) => tool.not_ideal_for ?? '',
    cell: (tool) => tool.not_ideal_for ?? <Unknown />,
  },
]

interface Props {
  tools: Tool[]
  /** None while it cannot be read. */
  known: Known | null
  onlyDifferences: boolean
}

const isSame = (tools: Tool[], { value }: Row) => !differing(tools.map(value)).includes(true)

/** How many rows say the same of all tools, and are left out where only differences are asked for. */
export function equalRows(tools: Tool[], known: Known | null): number {
  const plain = [...HEAD_ROWS, ...LAST_ROWS].filter((row) => isSame(tools, row)).length
  return plain + (known ? equalFacts(known) : 0) + equalFeatures(tools)
}

/** What the catalogue knows of each tool, and facts. */
export function CompareRows({ tools, known, onlyDifferences }: Props) {
  const plain = (rows: Row[]) =>
    rows
      .filter((row) => !onlyDifferences || !isSame(tools, row))
      .map(({ label, cell }) => <CompareRow key={label} label={label} cells={tools.map(cell)} />)
  return (
    <>
      {plain(HEAD_ROWS)}
      {known && <FactRows {...known} tools={tools} onlyDifferences={onlyDifferences} />}
      <FeatureRows tools={tools} onlyDifferences={onlyDifferences} />
      {plain(LAST_ROWS)}
    </>
  )
}

/** Hosts on which many tools live: their name alone tells none of them. */
const SHARED_HOSTS = new Set([
  'github.com',
  'gitlab.com',
  'huggingface.co',
  'apps.apple.com',
  'play.google.com',
])

/** The address as far as it tells whose it is: 'chatgpt.com', 'github.com/openai/whisper'. */
function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  return SHARED_HOSTS.has(host) ? `${host}${pathname.replace(/\/+$/, '')}` : host
}
