import { readSource } from './sources.ts'

/** What a picture may be drawn with: nothing runs, and nothing is loaded. */
const DRAWN = new Set(
  (
    'svg g defs use path rect circle ellipse mask clipPath filter linearGradient radialGradient stop ' +
    'feBlend feFlood feGaussianBlur'
  ).split(' '),
)

/** What an SVG of ours does beside drawing, each with the file's name. */
export function faultsOf(file: string): string[] {
  const svg = readSource(file)
  const all = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found]) => found!)
  return [
    ...all(/^(?!<svg [^>]*viewBox=")(.{20})/g),
    ...all(/<([^\s/>]+)/g).filter((name) => !DRAWN.has(name)),
    ...all(/(\son\w+\s*=|@import|javascript:|<!|<\?)/gi),
    ...all(/(?:href="|url\(\s*["']?)([^"')]*)/g).filter((address) => !address.startsWith('#')),
  ].map((fault) => `${file}: ${fault}`)
}
