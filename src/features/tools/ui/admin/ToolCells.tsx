import { Star } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import { LogoTile } from '../../../../ui/LogoTile.tsx'
import type { AdminToolRow } from '../../admin-tools.contract.ts'

export function ToolNameCell({ tool, onEdit }: { tool: AdminToolRow; onEdit: () => void }) {
  return (
    <div className="flex min-w-52 items-center gap-3 max-md:pr-8">
      <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={36} />
      <div className="min-w-0">
        <button
          type="button"
          className="block max-w-72 truncate rounded-sm text-left font-medium hover:text-accent-text"
          onClick={onEdit}
        >
          {tool.name}
        </button>
        <span className="block max-w-72 truncate text-xs text-muted">/tools/{tool.slug}</span>
      </div>
    </div>
  )
}

export function FeaturedToggle({ tool, onToggle }: { tool: AdminToolRow; onToggle: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={tool.is_featured}
      aria-label={`Feature ${tool.name}`}
      title={tool.is_featured ? 'Featured' : 'Not featured'}
      onClick={onToggle}
    >
      <Star className={`size-4 ${tool.is_featured ? 'fill-rating text-rating' : ''}`} aria-hidden="true" />
    </Button>
  )
}
