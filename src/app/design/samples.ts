import { sampleTool } from '../../features/compare/compare.samples.ts'
import { pricesOf } from '../../features/kits/kit-prices.ts'
import type { StepOfKit } from '../../features/kits/ui/KitStep.tsx'
import type { ToolCard } from '../../features/tools/tools.contract.ts'

/** Made up, and only for the design page: tools in each state that a list can meet. */
const PLATFORMS = {
  kind: 'platforms',
  value: ['web', 'macos', 'windows', 'ios'],
  text: 'Web, macOS, Windows, iOS',
}

export const FULL = sampleTool({
  id: 1,
  name: 'Inkwell',
  slug: 'inkwell',
  theme_color: '#d97757',
  short_description:
    'Writes first drafts in your own voice and keeps the sources of each sentence beside it.',
  pricing_model: 'Freemium',
  tags: ['writing', 'research', 'long documents', 'citations', 'teams'],
  rating: 4.4,
  rating_source: 'reviews',
  is_rated: true,
  confirmed_count: 18,
  review_count: 21,
  price_from: { amount: 20, currency: 'USD' },
  facts: [PLATFORMS, { kind: 'offline', value: true, text: 'Runs offline' }],
})

export const BARE = sampleTool({ id: 2, name: 'Quill', slug: 'quill', pricing_model: 'Paid', is_paid: true })

export const LONG = sampleTool({
  id: 3,
  name: 'The Automatic Transcription and Translation Workbench',
  slug: 'workbench',
  category_name: 'Productivity & Meetings',
  short_description:
    'Listens to recordings of any length, tells who speaks, writes it down in forty languages and hands the text to whatever comes next in line.',
  pricing_model: 'Free',
  tags: ['transcription', 'translation', 'speaker recognition', 'subtitles'],
  facts: [PLATFORMS, { kind: 'open_source', value: true, text: 'Open source' }],
})

export const TOOLS: ToolCard[] = [FULL, BARE, LONG]

const JOBS: [string, ToolCard][] = [
  ['Writing the script', FULL],
  ['Designing the cover', BARE],
  ['Putting it into words', LONG],
]

export const STEPS: StepOfKit[] = JOBS.map(([label, card], i) => ({
  id: card.id,
  name: card.name,
  job: { id: `job-${i}`, label },
  reason: 'Made for this job.',
  isLocked: i === 2,
  card,
}))
export const KIT_PRICES = pricesOf(STEPS.map(({ card }) => card && { ...card, is_paid: card !== LONG }))

const plan = (name: string, amount: number | null) =>
  ({
    name,
    amount,
    currency: 'USD',
    per: 'month',
    per_seat: false,
    seats_from: null,
    is_billed_yearly: false,
  }) as const

export const PLANS = [
  [plan('Free', 0), plan('Pro', 20), plan('Team', 45), plan('Max', 200)],
  [plan('Starter', 9), plan('Plus', 10), plan('Studio', 110)],
  [],
]
