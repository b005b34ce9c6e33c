import { FileText } from 'lucide-react'
import { TagLinks } from '../../../app/TagLinks.tsx'
import { SymbolIcon } from '../../../ui/SymbolIcon.tsx'
import { TextSection } from '../../../ui/TextSection.tsx'
import { VideoBox } from '../../../ui/VideoBox.tsx'
import { FactsPanel } from '../../facts/ui/FactsPanel.tsx'
import type { Tool } from '../tools.contract.ts'
import { Screenshot } from './ToolSummary.tsx'

/** Everything that is told of a tool at length. */
export function ToolOverview({ tool, isMissingFacts }: { tool: Tool; isMissingFacts: boolean }) {
  const { name, features, tags, video_url, pdf_url } = tool
  // The first one stands at the head of the page.
  const screenshots = tool.screenshots.slice(1)
  return (
    <div className="space-y-10">
      <FactsPanel tool={tool} isMissing={isMissingFacts} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TextSection title={`About ${name}`}>
          <div className="max-w-[70ch] space-y-4 whitespace-pre-line">{tool.description}</div>
        </TextSection>
        {features.length > 0 && (
          <TextSection title="Key features">
            <ul className="grid gap-x-6 gap-y-2.5 sm:max-lg:grid-cols-2">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <SymbolIcon name="check" className="mt-1 shrink-0 text-good" />
                  {feature}
                </li>
              ))}
            </ul>
          </TextSection>
        )}
      </div>
      {screenshots.length > 0 && (
        <TextSection title="Screenshots">
          <ul className="relative flex snap-x gap-3 overflow-x-auto pb-2">
            {screenshots.map((url, i) => (
              <li key={url} className="w-[min(24rem,80vw)] shrink-0 snap-start p-0.5">
                <Screenshot url={url} at={i + 1} name={name} />
              </li>
            ))}
          </ul>
        </TextSection>
      )}
      {video_url && (
        <TextSection title="Video">
          <div className="max-w-3xl">
            <VideoBox url={video_url} title={`Video about ${name}`} />
          </div>
        </TextSection>
      )}
      {pdf_url && (
        <TextSection title="Guide">
          <a
            href={pdf_url}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-9"
          >
            <FileText className="size-4" aria-hidden="true" />
            PDF guide
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </TextSection>
      )}
      {tags.length > 0 && (
        <TextSection title="Tags">
          <TagLinks tags={tags} to="/tools" />
        </TextSection>
      )}
    </div>
  )
}
