import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { BundleCard } from '../bundles.contract.ts'

interface Props {
  tools: BundleCard['tools']
  /** Where the side of a tile is not 44 pixels, it sets `--side`. */
  className?: string
  /** Writes the names under the tiles. */
  named?: boolean
}

/** The tools of a bundle in their order, tied to each other: what one makes the next one takes. */
export function BundleChain({ tools, className = '', named = false }: Props) {
  return (
    <ul
      aria-label="Tools"
      className={`chain ${named ? 'named' : ''} ${className}`.replaceAll(/ +/g, ' ').trim()}
    >
      {tools.map((tool) => (
        <li key={tool.id} title={tool.name}>
          <LogoTile
            name={tool.name}
            slug={tool.slug}
            src={tool.logo_url}
            color={tool.theme_color}
            named={!named}
          />
          {named && <span>{tool.name}</span>}
        </li>
      ))}
    </ul>
  )
}
