import { ExternalLink } from 'lucide-react'
import type { RefObject } from 'react'
import { useParts } from '../../../app/parts.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { track } from '../../analytics/ui/track.ts'
import { countUse } from '../../counters/ui/count-use.ts'
import type { Tool } from '../tools.contract.ts'
import { LIFE_STATES } from '../tools.limits.ts'
import { ToolRating } from './ToolRating.tsx'

interface Props {
  tool: Tool
  actions: RefObject<HTMLDivElement | null>
}

/** What a tool is called, what it is, how it is, and what can be done with it. */
export function ToolHeader({ tool, actions }: Props) {
  return (
    <header className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="lg:row-span-2 lg:self-start">
        <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={64} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 lg:self-end">
        <h1 className="text-3xl break-words md:text-4xl">{tool.name}</h1>
        <State state={tool.life_state} />
      </div>
      <div
        ref={actions}
        className="flex gap-2 max-lg:order-1 max-lg:col-span-2 lg:row-span-2 lg:self-start lg:pt-3"
      >
        <ToolButtons tool={tool} />
      </div>
      <div className="max-lg:col-span-2 lg:-mt-2">
        <p className="max-w-[70ch] text-muted md:text-lg">{tool.short_description}</p>
        <div className="mt-1.5 text-sm">
          <ToolRating tool={tool} look="page" />
        </div>
      </div>
    </header>
  )
}

/** Its website, and what the reader keeps of it. */
export function ToolButtons({ tool }: { tool: Tool }) {
  const { ToolActions } = useParts()
  return (
    <>
      <ToolActions tool={tool} where="page" />
      <a
        href={tool.website_url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => {
          countUse('tool_click', tool.slug)
          track('ClickTool', { content_name: tool.name, destination: tool.website_url })
        }}
        className={`${buttonClass('primary')} max-md:flex-1 md:w-40`}
      >
        Visit Website
        <ExternalLink className="size-4" aria-hidden="true" />
        <span className="sr-only">of {tool.name} (opens in a new tab)</span>
      </a>
    </>
  )
}

/** Whether it goes on, where that is known. */
function State({ state }: { state: Tool['life_state'] }) {
  if (!state) return null
  const look = state === 'active' ? 'bg-good-soft text-good' : 'bg-warm-soft text-warm'
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs leading-none font-medium ${look}`}
    >
      <span
        className={`size-1.5 rounded-full ${state === 'active' ? 'bg-current' : 'border-[1.5px] border-current'}`}
        aria-hidden="true"
      />
      {LIFE_STATES[state]}
    </span>
  )
}
