import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { BundleCard } from '../bundles.contract.ts'

interface Props {
  tools: BundleCard['tools']
  /** Side of a tile. */
  size: number | string
  className?: string
}

/** The tools of a bundle in their order, tied to each other: what one makes the next one takes. */
export function BundleChain({ tools, size, className = '' }: Props) {
  return (
    <ul aria-label="Tools" className={`flex flex-wrap items-center gap-y-1.5 ${className}`}>
      {tools.map((tool) => (
        <li
          key={tool.id}
          title={tool.name}
          className="flex items-center after:w-2.5 after:border-t after:border-dashed after:border-line-strong last:after:hidden"
        >
          <LogoTile
            name={tool.name}
            slug={tool.slug}
            src={tool.logo_url}
            color={tool.theme_color}
            size={size}
          />
          <span className="sr-only">{tool.name}</span>
        </li>
      ))}
    </ul>
  )
}
