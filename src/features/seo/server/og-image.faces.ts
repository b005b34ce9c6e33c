import { hueOf, initialOf } from '../../../shared/monogram.ts'
import type { Face } from '../../../shared/og-image.ts'
import { markFile } from '../../tools/server/mark-file.ts'
import { COLORS, monogramColors, tinted } from './og-image.colors.ts'
import { box, DISPLAY, type OgElement, type Style } from './og-image.elements.ts'

/** A tool's mark on the ground of its tile, or its initial; larger than its place where it is the picture itself. */
export function face(tool: Face, size: number, style: Style): OgElement {
  const mark = markOf(tool, size)
  const middle = { alignItems: 'center', justifyContent: 'center', overflow: 'hidden', ...style }
  if (mark) return box({ background: groundOf(tool), ...middle }, mark)
  return box(
    {
      ...middle,
      background: groundOf(tool),
      color: monogramColors(hueOf(tool.slug)).letter,
      fontFamily: DISPLAY,
      fontWeight: 700,
      fontSize: size,
      lineHeight: 1,
    },
    initialOf(tool.name),
  )
}

/** The brand mark of a tool in a square; null where it has none that is ours. */
function markOf({ logo: src }: Face, size: number): OgElement | null {
  const svg = markFile(src)
  if (!svg) return null
  const data = `data:image/svg+xml;base64,${svg.toString('base64')}`
  return { type: 'img', props: { src: data, width: size, height: size, style: { objectFit: 'contain' } } }
}

/** What a tile stands on: washed with the colour of the brand; plain under a mark in one ink. */
export function groundOf({ slug, logo: src, color }: Face): string {
  if (color) return tinted(color, 11)
  return src?.startsWith('/marks/mono/') ? COLORS.raised : monogramColors(hueOf(slug)).ground
}
