import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { ToolCard } from '../../tools/tools.contract.ts'

/** A tool by its mark and its name, where more is said of it. */
export function ToolName({ tool, size = 26 }: { tool: ToolCard; size?: number }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-sm leading-tight font-semibold">
      <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={size} />
      <span className="line-clamp-2 min-w-0 break-words" title={tool.name}>
        {tool.name}
      </span>
    </span>
  )
}
