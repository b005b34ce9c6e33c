import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { BundleCard } from '../bundles.contract.ts'

interface Props {
  tools: BundleCard['tools']
  /** Where the side of a tile is not 44 pixels, it sets `--side`. */
  className?: string
}

/** The tools of a bundle in their order, tied to each other: what one makes the next one takes. */
export function BundleChain({ tools, className = '' }: Props) {
  return (
    <ul aria-label="Tools" className={`chain ${className}`.trim()}>
      {tools.map((tool) => (
        <li key={tool.id} title={tool.name}>
          <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} named />
        </li>
      ))}
    </ul>
  )
}
