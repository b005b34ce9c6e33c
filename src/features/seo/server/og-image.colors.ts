import { oklch } from '../../../shared/oklch.ts'

/** The light theme of the site (src/app/styles.css). */
export const COLORS = {
  paper: oklch(0.985, 0.004, 85),
  surface: oklch(1, 0, 0),
  raised: oklch(0.966, 0.005, 85),
  line: oklch(0.905, 0.007, 85),
  text: oklch(0.235, 0.012, 80),
  muted: oklch(0.485, 0.014, 80),
  accent: oklch(0.51, 0.2, 275),
  accentText: oklch(0.47, 0.2, 275),
  rating: oklch(0.72, 0.16, 68),
}

/** Ground and letter of a monogram, as LogoTile colours it. */
export const monogramColors = (hue: number) => ({
  ground: oklch(0.93, 0.045, hue),
  letter: oklch(0.42, 0.12, hue),
})

/** A colour (#rrggbb) laid over the surface, which is white, in percent. */
export function tinted(color: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16)
    const mixed = Math.round(255 + ((value - 255) * percent) / 100)
    return mixed.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}
