import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { PostCover } from '../../features/blog/ui/PostCover.tsx'
import { BundleCard } from '../../features/bundles/ui/BundleCard.tsx'
import { MarksLegend } from '../../features/compare/ui/MarksLegend.tsx'
import { priceDots } from '../../features/facts/price-dots.ts'
import { AgeRing } from '../../features/facts/ui/AgeRing.tsx'
import { PriceTicks } from '../../features/facts/ui/PriceMarks.tsx'
import { PricePlot } from '../../features/facts/ui/PricePlot.tsx'
import { KitGaps } from '../../features/kits/ui/KitGaps.tsx'
import { KitPipeline } from '../../features/kits/ui/KitPipeline.tsx'
import { KitSkeleton } from '../../features/kits/ui/KitSkeleton.tsx'
import { PricingBadge } from '../../features/tools/ui/PricingBadge.tsx'
import { CARD_GRID, ToolCard, ToolCardSkeleton } from '../../features/tools/ui/ToolCard.tsx'
import { ToolTable } from '../../features/tools/ui/ToolTable.tsx'
import { buttonClass } from '../../ui/button.ts'
import { EmojiTile } from '../../ui/EmojiIcon.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { LogoTile } from '../../ui/LogoTile.tsx'
import { Rating, Stars } from '../../ui/Rating.tsx'
import { BARE, FULL, KIT_PRICES, LONG, PLANS, STEPS, TOOLS } from './samples.ts'

/** Every component in every state, as it is and on dark ground. In development alone: its facts are made up. */
export function DesignPage() {
  return (
    <div className="grid 2xl:grid-cols-2">
      <Components title="Light" />
      <div className="dark bg-bg text-text">
        <Components title="Dark" />
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-6">
      <h2 className="mb-4 font-sans text-sm font-medium text-muted">{title}</h2>
      {children}
    </section>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="mb-3 flex flex-wrap items-center gap-3">{children}</div>
)

function Components({ title }: { title: string }) {
  return (
    <div className="page pb-10">
      <h1 className="py-6 text-3xl">{title}</h1>
      <Basics />
      <Tiles />
      <Cards />
      <Plots />
      <States />
    </div>
  )
}

const COLORS = ['bg', 'surface', 'raised', 'line', 'line-strong', 'text', 'muted', 'accent', 'accent-soft']
const SIGNALS = ['rating', 'good', 'good-soft', 'warm', 'warm-soft', 'danger', 'danger-soft']

function Basics() {
  return (
    <>
      <Part title="Colours">
        <Row>
          {[...COLORS, ...SIGNALS].map((name) => (
            <span key={name} className="w-20 text-xs text-muted">
              <span
                className="mb-1 block h-10 rounded-control border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </span>
          ))}
        </Row>
      </Part>
      <Part title="Type">
        <p className="font-display text-5xl font-semibold">Find the AI tool</p>
        <p className="mt-2 font-display text-2xl font-semibold">What does it cost?</p>
        <p className="mt-2 max-w-prose">
          Text has at most seventy letters in a line. <span className="link">A link</span> and{' '}
          <span className="tabular-nums">1,234.50</span>.
        </p>
        <p className="mt-1 text-sm text-muted">What is less important, and what explains.</p>
      </Part>
      <Part title="Buttons">
        {([false, true] as const).map((disabled) => (
          <Row key={String(disabled)}>
            {(['primary', 'secondary', 'soft', 'ghost', 'danger'] as const).map((variant) => (
              <button key={variant} type="button" disabled={disabled} className={buttonClass(variant)}>
                <Heart className="size-4" aria-hidden="true" />
                {variant}
              </button>
            ))}
          </Row>
        ))}
      </Part>
      <Part title="Fields">
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Empty" hint="What it is for.">
            {(attributes) => <input {...attributes} className="field" placeholder="https://" />}
          </Field>
          <Field label="Wrong" required error="Email address is not valid">
            {(attributes) => <input {...attributes} className="field" defaultValue="ada@" />}
          </Field>
          <Field label="Off">
            {(attributes) => <input {...attributes} disabled className="field" defaultValue="Not now" />}
          </Field>
        </div>
      </Part>
    </>
  )
}

function Tiles() {
  return (
    <Part title="Tiles, badges, ratings">
      {[26, 44, 72].map((size) => (
        <Row key={size}>
          <LogoTile
            name="Claude"
            slug="claude"
            src="/marks/claude-c62883d0.svg"
            color="#d97757"
            size={size}
          />
          <LogoTile name="ChatGPT" slug="chatgpt" src="/marks/mono/openai-331796a3.svg" size={size} />
          <LogoTile name="Gone" slug="gone" src="/marks/there-is-none.svg" size={size} />
          <LogoTile name="Inkwell" slug="inkwell" src={null} color={FULL.theme_color} size={size} />
          <LogoTile name="Quill" slug="quill" src={null} size={size} />
          <LogoTile name="Ætt" slug="aett" src="/icon.svg" size={size} />
          <EmojiTile emoji="🎨" size={size} />
        </Row>
      ))}
      <Row>
        <PricingBadge model="Free" />
        <PricingBadge model="Freemium" />
        <PricingBadge model="Paid" />
        <span className="tag">tag</span>
        <Rating value={4.4} />
        <Stars value={3.5} />
        <AgeRing checked_at="2026-11-01" reviewDays={36_500} />
        <AgeRing checked_at="2020-01-01" reviewDays={1} />
        <span className="border-b border-dashed border-line-strong text-muted">unknown</span>
      </Row>
      <MarksLegend />
    </Part>
  )
}

const BUNDLE = {
  id: 1,
  name: 'First film',
  slug: 'first-film',
  icon: '🎬',
  summary: 'From the idea to a film that people can see.',
  tags: ['film', 'sound', 'titles', 'music'],
  popularity: 12,
  tool_count: 3,
  tools: TOOLS,
  is_free: false,
}

function Cards() {
  return (
    <>
      <Part title="Cards, and one that is on its way">
        <div className={CARD_GRID}>
          {TOOLS.map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
          <ToolCardSkeleton />
        </div>
      </Part>
      <Part title="Table">
        <ToolTable tools={TOOLS} search={{}} />
      </Part>
      <Part title="Bundle and cover">
        <div className="grid gap-4 sm:grid-cols-2">
          <BundleCard bundle={BUNDLE} />
          <PostCover
            post={{ slug: 'a-film', cover_image_url: null, categories: [], cover_tools: TOOLS }}
            className="aspect-video rounded-card"
          />
        </div>
      </Part>
    </>
  )
}

function Plots() {
  return (
    <>
      <Part title="Prices">
        <div className="card p-4">
          <PricePlot
            rows={[FULL, BARE, LONG].map((tool, i) => ({
              id: tool.id,
              head: <span className="block truncate">{tool.name}</span>,
              dots: priceDots(PLANS[i]!),
              instead: 'price unknown',
              isBest: i === 1,
              total: i < 2 && '$20 a month',
            }))}
          />
        </div>
        <div className="mt-4 max-w-sm">
          <PriceTicks
            own={20}
            prices={[
              { amount: 0, tools: 4 },
              { amount: 10, tools: 2 },
              { amount: 30, tools: 1 },
            ]}
          />
        </div>
      </Part>
      <Part title="Kit">
        <KitPipeline
          steps={STEPS}
          prices={KIT_PRICES}
          gaps={<KitGaps gaps={[{ id: 'posting', label: 'Posting on a schedule' }]} />}
        />
      </Part>
    </>
  )
}

function States() {
  return (
    <Part title="Nothing, failure, waiting">
      <div className="grid gap-4 sm:grid-cols-2">
        <EmptyState title="No tools found">
          <p className="text-muted">Try fewer filters.</p>
        </EmptyState>
        <div className="space-y-4">
          <FormFailure message="It could not be saved. What you typed is kept." />
          <div className="skeleton h-24" />
        </div>
      </div>
      <div className="mt-4">
        <KitSkeleton rows={2} label="Loading a kit" />
      </div>
    </Part>
  )
}
