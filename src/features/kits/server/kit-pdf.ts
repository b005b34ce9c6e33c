import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { hueOf, initialOf } from '../../../shared/monogram.ts'
import { oklch } from '../../../shared/oklch.ts'
import { markFile } from '../../tools/server/mark-file.ts'
import { gapsIn, inSentence } from '../kit-description.ts'
import { pricesOfStored, type StepPrice, stepsText, totalText } from '../kit-prices.ts'
import type { StoredKit } from '../stored-kits.contract.ts'

const require = createRequire(import.meta.url)
const font = (file: string) => require.resolve(`@fontsource/inter/files/${file}`)
const FONTS = {
  text: font('inter-latin-400-normal.woff'),
  bold: font('inter-latin-600-normal.woff'),
}
const INK = '#26231f'
const MUTED = '#6b665e'
const LINE = '#dedad3'
const LINK = '#4338ca'
const GOOD = '#0b6b45'
const MARGIN = 50
const TILE = 32
/** Where the texts of a step begin, and how wide they and the columns beside them are, in points. */
const TEXT_X = MARGIN + TILE + 14
const HANDS_X = 338
const PRICE_X = 455
const COLUMN = { name: HANDS_X - TEXT_X - 12, hands: PRICE_X - HANDS_X - 8, text: PRICE_X - TEXT_X - 8 }
const GAP = 16

type Pdf = PDFKit.PDFDocument
type Step = StoredKit['tools'][number]

/** Letters that the fonts do not have would be boxes. */
const printable = (text: string) => text.replace(/[^\u0020-\u00ff\u2010-\u2026\u20ac\n]/gu, '').trim()

interface Line {
  x: number
  y: number
  width: number
  size: number
  bold?: boolean
  color?: string
  link?: string
  align?: 'left' | 'right'
}

/** Draws a text at its place and answers where it ends. */
function write(pdf: Pdf, text: string, { x, y, width, size, bold, color = INK, link, align }: Line): number {
  pdf
    .font(bold ? FONTS.bold : FONTS.text)
    .fontSize(size)
    .fillColor(color)
    .text(printable(text), x, y, {
      width,
      lineGap: 2,
      link: link ?? null,
      underline: false,
      align: align ?? 'left',
    })
  return pdf.y
}

/** A kit on paper, as its page shows it: real text with links. `origin` is the site's address. */
export async function kitPdf(kit: StoredKit, origin: string): Promise<ReadableStream> {
  const marks = await Promise.all(kit.tools.map(({ card }) => markPicture(card?.logo_url ?? null)))
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FONTS.text,
    info: { Title: printable(kit.name), Author: 'Kitly', CreationDate: new Date(kit.created_at) },
    lang: 'en',
  })
  const width = pdf.page.width - 2 * MARGIN
  const prices = pricesOfStored(kit)
  const at = (y: number) => ({ x: MARGIN, y, width })
  let y = write(pdf, kit.name, { ...at(MARGIN), size: 22, bold: true })
  y = write(pdf, kit.description, { ...at(y + 4), size: 11, color: MUTED })
  y = write(pdf, `${stepsText(prices)} · ${totalText(prices)}`, { ...at(y + 8), size: 10, bold: true }) + GAP
  for (const [i, step] of kit.tools.entries()) {
    const height = heightOf(pdf, step)
    if (y + height > pdf.page.height - MARGIN) {
      pdf.addPage()
      y = MARGIN
    }
    const isLast = i === kit.tools.length - 1
    drawTile(pdf, step, marks[i] ?? null, y)
    if (!isLast) drawRail(pdf, y + TILE, Math.min(y + height + GAP, pdf.page.height - MARGIN))
    drawStep(pdf, step, prices.steps[i]!, origin, y)
    y += height + GAP
  }
  drawFoot(pdf, kit, totalText(prices), origin, y)
  pdf.end()
  return Readable.toWeb(pdf as unknown as Readable) as ReadableStream
}

const GONE = 'Not in the directory any more.'
const reasonOf = ({ card, reason }: Step) => (card ? reason : GONE)
const watchOf = ({ watch }: Step) => `Look out: ${watch ?? ''}`
const nameOf = ({ name, card }: Step) => printable(name) || card?.slug || '?'

/** How high a step will be: its name and its reason may take several lines. */
function heightOf(pdf: Pdf, step: Step): number {
  const high = (text: string, size: number, width: number, bold = false) =>
    pdf
      .font(bold ? FONTS.bold : FONTS.text)
      .fontSize(size)
      .heightOfString(printable(text), { width, lineGap: 2 })
  const texts =
    high(`00. ${step.job.label}`, 9, COLUMN.name) +
    high(nameOf(step), 12, COLUMN.name, true) +
    high(reasonOf(step), 9, COLUMN.text) +
    (step.watch ? high(watchOf(step), 8, COLUMN.text) : 0) +
    (step.card ? high(step.card.website_url, 8, COLUMN.text) : 0)
  return Math.max(TILE, texts + 4)
}

function drawStep(pdf: Pdf, step: Step, price: StepPrice, origin: string, top: number): void {
  const { card, job } = step
  const left = { x: TEXT_X, width: COLUMN.name }
  let y = write(pdf, `${step.step}. ${job.label}`, { ...left, y: top, size: 9, color: MUTED })
  const link = card ? { link: `${origin}/tools/${card.slug}` } : {}
  y = write(pdf, nameOf(step), { ...left, y, size: 12, bold: true, ...link })
  y = write(pdf, reasonOf(step), { x: TEXT_X, width: COLUMN.text, y: y + 2, size: 9, color: MUTED })
  if (step.watch) y = write(pdf, watchOf(step), { x: TEXT_X, width: COLUMN.text, y, size: 8, color: MUTED })
  if (card) {
    const { website_url } = card
    write(pdf, website_url, { x: TEXT_X, width: COLUMN.text, y, size: 8, color: LINK, link: website_url })
  }
  if (job.hands_on) {
    const hands = { x: HANDS_X, width: COLUMN.hands, size: 9 }
    y = write(pdf, 'Hands on', { ...hands, y: top, color: MUTED })
    write(pdf, job.hands_on.label, { ...hands, y: y + 1 })
  }
  const right = { x: PRICE_X, width: pdf.page.width - MARGIN - PRICE_X, align: 'right' as const }
  const { kind, text, note } = price
  const color = kind === 'free' ? GOOD : kind === 'unknown' ? MUTED : INK
  const said = kind === 'unknown' ? 'Price unknown' : kind === 'free' ? text : `${text} a month`
  y = write(pdf, said, { ...right, y: top + 9, size: 11, bold: kind !== 'unknown', color })
  if (note) write(pdf, note, { ...right, y, size: 8, color: MUTED })
}

function drawFoot(pdf: Pdf, kit: StoredKit, total: string, origin: string, end: number): void {
  const { prompt, created_at, jobs } = kit
  const width = pdf.page.width - 2 * MARGIN
  const said = [['Not covered', gapsIn(kit)] as const, ['Demanded', jobs?.demands ?? []] as const].flatMap(
    ([what, list]) =>
      list.length > 0 ? [`${what}: ${list.map(({ label }) => inSentence(label)).join(', ')}`] : [],
  )
  let y = end
  if (y + 60 + 24 * said.length > pdf.page.height - MARGIN) {
    pdf.addPage()
    y = MARGIN
  }
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(1)
    .strokeColor(LINE)
    .stroke()
  for (const text of said) y = write(pdf, text, { x: MARGIN, y: y + 8, width, size: 9, color: MUTED })
  y = write(pdf, `In total: ${total}`, { x: MARGIN, y: y + 12, width, size: 13, bold: true, align: 'right' })
  const again = `${origin}/kit-builder?${new URLSearchParams({ prompt })}`
  const made = `Made on ${created_at.slice(0, 10)} with the Magic Kit Builder of Kitly, ${origin}/kit-builder`
  write(pdf, made, { x: MARGIN, y: y + 8, width, size: 8, color: MUTED, link: again })
}

function drawRail(pdf: Pdf, from: number, to: number): void {
  const x = MARGIN + TILE / 2
  pdf.moveTo(x, from).lineTo(x, to).lineWidth(1.5).strokeColor(LINE).stroke()
}

/** A mark or an initial on a tile that is washed with its colour. */
function drawTile(pdf: Pdf, { name, card }: Step, mark: Buffer | null, y: number): void {
  const hue = hueOf(card?.slug ?? name)
  const color = card?.theme_color ?? (mark ? MUTED : oklch(0.62, 0.11, hue))
  pdf.roundedRect(MARGIN, y, TILE, TILE, 8).fillOpacity(0.12).fill(color).fillOpacity(1)
  if (mark) {
    const side = TILE * 0.62
    const inset = (TILE - side) / 2
    const fit: [number, number] = [side, side]
    pdf.image(mark, MARGIN + inset, y + inset, { fit, align: 'center', valign: 'center' })
    return
  }
  const initial = printable(initialOf(name)) || initialOf(card?.slug ?? '?')
  pdf
    .font(FONTS.bold)
    .fontSize(14)
    .fillColor(oklch(0.42, 0.12, hue))
    .text(initial, MARGIN, y + 8, { width: TILE, align: 'center' })
}

/** A brand mark for paper, which takes no SVG. */
async function markPicture(logo: string | null): Promise<Buffer | null> {
  const svg = markFile(logo)
  return svg && (await sharp(svg, { density: 300 }).resize(128, 128, { fit: 'inside' }).png().toBuffer())
}
