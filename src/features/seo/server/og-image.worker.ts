import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { serveJobs } from '../../../kernel/jobs/background-thread.ts'
import { OG_HEIGHT, OG_WIDTH } from '../../../shared/limits.ts'
import type { OgCard } from '../../../shared/og-image.ts'
import { POST_COVER } from './og-image.post.ts'
import type { OgJob } from './og-image.renderer.ts'
import { pictureOf } from './og-image.template.ts'

/** Draws pictures in a thread of its own: one takes tens of milliseconds that requests would wait for. */

// One picture at a time, and nothing kept: the answers are kept outside.
sharp.concurrency(1)
sharp.cache(false)

const require = createRequire(import.meta.url)
const font = async (name: string, file: string, weight: Font['weight']): Promise<Font> => ({
  name,
  data: await readFile(require.resolve(file)),
  weight: weight!,
  style: 'normal',
})
const inter = (subset: string, weight: Font['weight']) => {
  // Subsets under names of their own: satori looks through all fonts for a letter that the first has not.
  const name = subset === 'latin' ? 'Inter' : `Inter ${subset}`
  return font(name, `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`, weight)
}
const latin = await Promise.all([
  inter('latin', 400),
  inter('latin', 600),
  font(
    'Bricolage Grotesque',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    700,
  ),
])

/** What the Latin subset does not have. */
const OTHER_LETTERS = /[^ -\u{ff}\u{2000}-\u{206f}\u{20ac}\u{2122}]/u
const OTHER_SUBSETS = ['latin-ext', 'cyrillic', 'greek', 'vietnamese']
let allFonts: Promise<Font[]> | undefined

/** The fonts of a card. Few need more than Latin, whose fonts alone are read at the start. */
async function fontsOf(card: OgCard): Promise<Font[]> {
  if (!OTHER_LETTERS.test(JSON.stringify(card))) return latin
  allFonts ??= Promise.all(OTHER_SUBSETS.map((subset) => inter(subset, 600))).then((more) => [
    ...latin,
    ...more,
  ])
  return await allFonts
}

/** A picture cut to its place, in a form that can be drawn in; null where it is none after all. */
async function photoOf(cover: Uint8Array): Promise<string | null> {
  try {
    const cut = await sharp(cover)
      .resize({ ...POST_COVER, fit: 'cover' })
      .jpeg({ quality: 90 })
      .toBuffer()
    return `data:image/jpeg;base64,${cut.toString('base64')}`
  } catch {
    return null
  }
}

async function draw({ card, cover }: OgJob): Promise<Buffer> {
  const photo = cover && (await photoOf(cover))
  const element = pictureOf(card, photo) as unknown as Parameters<typeof satori>[0]
  const svg = await satori(element, { width: OG_WIDTH, height: OG_HEIGHT, fonts: await fontsOf(card) })
  // Photographs in all their colours are heavier than networks take.
  const colors = photo === null ? { compressionLevel: 7 } : { palette: true, quality: 90 }
  return await sharp(Buffer.from(svg)).png(colors).toBuffer()
}

serveJobs(
  async (job: OgJob) => new Uint8Array(await draw(job)),
  (png) => [png.buffer],
)
