import type { MouseEvent } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { track } from '../../analytics/ui/track.ts'
import type { ToolCard } from '../tools.contract.ts'

/** The tile of a tool's own page, which that of a list grows into: it stands beside the heading of the page. */
const PAGE_TILE = '.logo-tile:has(+ * h1)'

/** Lets the tile of the list that is left grow into that of the page. Two of one name would let nothing move. */
function growTile({ currentTarget }: MouseEvent<HTMLElement>) {
  const tile = currentTarget.closest('article, tr')?.querySelector<HTMLElement>('.logo-tile')
  if (tile && !document.querySelector(PAGE_TILE)) tile.style.viewTransitionName = 'tool-tile'
}

/** The name of a tool in a list; the link covers the card or row that it stands in. */
export function ToolLink({ tool }: { tool: Pick<ToolCard, 'name' | 'slug'> }) {
  return (
    <Link
      to="/tools/$slug"
      params={{ slug: tool.slug }}
      viewTransition
      className="card-link"
      title={tool.name}
      onClick={(event) => {
        growTile(event)
        track('ClickTool', { content_name: tool.name, destination: `/tools/${tool.slug}` })
      }}
    >
      {tool.name}
    </Link>
  )
}
