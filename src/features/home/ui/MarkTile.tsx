import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Marked } from '../home.contract.ts'

/** The mark of a tool, as home has it in many places. */
export const MarkTile = ({ tool, size }: { tool: Marked; size: number }) => (
  <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={size} />
)
