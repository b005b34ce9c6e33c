import { Check, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { TagLinks } from '../../../app/TagLinks.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextSection } from '../../../ui/TextSection.tsx'
import { VideoBox } from '../../../ui/VideoBox.tsx'
import { FactsPanel } from '../../facts/ui/FactsPanel.tsx'
import type { Tool } from '../tools.contract.ts'

const SKILL_LABELS = {
  beginner: 'Beginners',
  intermediate: 'People with some experience',
  advanced: 'Specialists',
} as const

/** What an editor thinks of a tool: in words, with name and day, never as stars. */
function Verdict({ tool: { verdict, verdict_by, verdict_at } }: { tool: Tool }) {
  if (!verdict) return null
  return (
    <TextSection title="The editor’s view">
      <figure className="max-w-[70ch] border-l-2 border-accent pl-4">
        <blockquote dir="auto" className="whitespace-pre-line">
          {verdict}
        </blockquote>
        {verdict_by && (
          <figcaption className="mt-2 text-sm text-muted">
            {verdict_by}
            {verdict_at && (
              <>
                , <DateText value={verdict_at} />
              </>
            )}
          </figcaption>
        )}
      </figure>
    </TextSection>
  )
}

export function ToolOverview({ tool, isMissingFacts }: { tool: Tool; isMissingFacts: boolean }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_19rem]">
      <div className="min-w-0 lg:col-span-2">
        <FactsPanel tool={tool} isMissing={isMissingFacts} />
      </div>
      <div className="min-w-0 space-y-9">
        <TextSection title={`About ${tool.name}`}>
          <div className="max-w-[70ch] space-y-4 whitespace-pre-line">{tool.description}</div>
        </TextSection>
        <Verdict tool={tool} />
        {tool.features.length > 0 && (
          <TextSection title="Key features">
            <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
              {tool.features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check className="mt-1 size-4 shrink-0 text-good" aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
          </TextSection>
        )}
        {tool.video_url && (
          <TextSection title="Video">
            <div className="max-w-3xl">
              <VideoBox url={tool.video_url} title={`Video about ${tool.name}`} />
            </div>
          </TextSection>
        )}
        {tool.screenshots.length > 0 && (
          <TextSection title="Screenshots">
            <ul className="grid gap-3 sm:grid-cols-2">
              {tool.screenshots.map((url, i) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="block overflow-hidden card"
                  >
                    <Picture
                      src={url}
                      alt={`Screenshot ${i + 1} of ${tool.name} (opens in a new tab)`}
                      width={640}
                      height={400}
                      loading="lazy"
                      className="aspect-[8/5] w-full object-cover"
                      fallback={
                        <span className="grid aspect-[8/5] place-items-center bg-raised p-4 text-center text-sm text-muted">
                          Screenshot {i + 1} of {tool.name} could not be loaded
                        </span>
                      }
                    />
                  </a>
                </li>
              ))}
            </ul>
          </TextSection>
        )}
        {tool.tags.length > 0 && (
          <TextSection title="Tags">
            <TagLinks tags={tool.tags} to="/tools" />
          </TextSection>
        )}
      </div>
      <aside aria-label="Facts" className="card h-fit divide-y divide-line px-5 text-sm">
        <Fact label="Pricing model">{tool.pricing_model}</Fact>
        <Fact label="Free credits and trial">
          {tool.free_credit_info ?? (tool.is_paid ? 'None known' : 'See the website')}
        </Fact>
        {tool.skill_level && <Fact label="Made for">{SKILL_LABELS[tool.skill_level]}</Fact>}
        {tool.not_ideal_for && <Fact label="Not ideal for">{tool.not_ideal_for}</Fact>}
        {tool.category_slug && (
          <Fact label="Category">
            <Link to="/tools" search={{ category: tool.category_slug }} className="link">
              {tool.category_name}
            </Link>
          </Fact>
        )}
        {tool.pdf_url && (
          <Fact label="Guide">
            <a
              href={tool.pdf_url}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex gap-1.5"
            >
              <FileText className="size-4 self-center" aria-hidden="true" />
              PDF guide
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </Fact>
        )}
      </aside>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3.5">
      <h2 className="font-sans text-xs font-medium tracking-normal text-muted">{label}</h2>
      <div className="mt-0.5">{children}</div>
    </div>
  )
}
