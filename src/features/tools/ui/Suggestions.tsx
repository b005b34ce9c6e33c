import { Clock, Folder, Search } from 'lucide-react'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import type { useCombobox } from '../../../ui/useCombobox.ts'
import { NotListed, suggestLabel } from './NotListed.tsx'
import type { Option } from './SearchBox.tsx'
import { clearSearchHistory } from './search-history.ts'
import { ToolHints } from './ToolHints.tsx'

interface SuggestionsProps {
  options: Option[]
  box: ReturnType<typeof useCombobox>
  onPick: (option: Option) => void
}

/** What a search could mean, below its field. */
export function Suggestions({ options, box, onPick }: SuggestionsProps) {
  return (
    <div
      hidden={!box.isShown}
      className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-xl border border-line bg-surface py-1.5 text-left shadow-float"
    >
      <div {...box.list} role="listbox" aria-label="Suggestions">
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses it
          <div
            {...box.option(i)}
            role="option"
            tabIndex={-1}
            key={`${option.kind}:${option.text}`}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm aria-selected:bg-raised"
            onPointerMove={() => box.mark(i)}
            onClick={() => onPick(option)}
          >
            <OptionMark option={option} />
            <OptionText option={option} />
            <OptionHint option={option} />
            {option.tool && <ToolHints {...option.tool} />}
          </div>
        ))}
      </div>
      {options[0]?.kind === 'recent' && (
        <button
          type="button"
          className="min-h-11 w-full px-4 text-left text-xs text-muted hover:text-text"
          onClick={clearSearchHistory}
        >
          Clear recent searches
        </button>
      )}
    </div>
  )
}

function OptionText({ option: { kind, text, what } }: { option: Option }) {
  if (kind === 'product' && what !== null) {
    return (
      <span className="py-2">
        <NotListed product={{ name: text, what }} />
      </span>
    )
  }
  return <span className="truncate">{kind === 'suggest' ? suggestLabel(text) : text}</span>
}

/** What a suggestion is, where its name does not say it. */
function OptionHint({ option: { kind, count } }: { option: Option }) {
  const hint =
    kind === 'category'
      ? 'Category'
      : kind === 'product'
        ? 'See similar'
        : count !== null && plural(count, 'tool')
  return hint && <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{hint}</span>
}

const ICONS = { recent: Clock, category: Folder, topic: Search, product: Search } as const

function OptionMark({ option: { kind, text, slug, tool } }: { option: Option }) {
  if (tool && slug) {
    return <LogoTile name={text} slug={slug} src={tool.logo_url} color={tool.theme_color} size={28} />
  }
  const Icon = kind === 'tool' || kind === 'suggest' ? Search : ICONS[kind]
  return (
    <span className="grid w-7 shrink-0 place-items-center text-muted" aria-hidden="true">
      {kind === 'suggest' ? '+' : <Icon className="size-4" />}
    </span>
  )
}
