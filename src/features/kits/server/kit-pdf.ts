import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { StoredKit } from '../stored-kits.contract.ts'

const require = createRequire(import.meta.url)
const font = (file: string) => require.resolve(`@fontsource/inter/files/${file}`)
const FONTS = {
  text: font('inter-latin-400-normal.woff'),
  bold: font('inter-latin-600-normal.woff'),
}
const INK = '#26231f'
const MUTED = '#6b665e'
const LINK = '#4338ca'
const MARGIN = 50
/** Room that a tool's first lines need at the foot of a page. */
const LEAST_ROOM = 120

/** Letters that the fonts do not have would be boxes. */
const printable = (text: string) => text.replace(/[^\u0020-\u00ff\u2010-\u2026\u20ac\n]/gu, '').trim()

/** A kit on paper: real text with links, in one to three pages. `origin` is the site's address. */
export function kitPdf(kit: StoredKit, origin: string): ReadableStream {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FONTS.text,
    info: { Title: printable(kit.name), Author: 'Kitly', CreationDate: new Date(kit.created_at) },
    lang: 'en',
  })
  const line = (text: string, size: number, { bold = false, color = INK, gap = 4, link = '' } = {}) => {
    document
      .font(bold ? FONTS.bold : FONTS.text)
      .fontSize(size)
      .fillColor(color)
      .text(printable(text), { link: link || null, underline: false, lineGap: 2 })
    document.y += gap
  }
  line(kit.name, 22, { bold: true, gap: 6 })
  line(kit.description, 11, { color: MUTED, gap: 6 })
  line(kit.cost.summary, 10, { gap: 16 })
  for (const { step, name, job, reason, card } of kit.tools) {
    if (document.y > document.page.height - MARGIN - LEAST_ROOM) document.addPage()
    line(`${step}. ${job.label}`, 9, { color: MUTED, gap: 1 })
    const link = card ? { link: `${origin}/tools/${card.slug}`, color: LINK } : {}
    line(name, 13, { bold: true, gap: 2, ...link })
    if (!card) {
      line('Not in the directory any more.', 10, { color: MUTED, gap: 14 })
      continue
    }
    line(`${card.pricing_model}. ${card.short_description}`, 10, { gap: 2 })
    line(reason, 9, { color: MUTED, gap: 2 })
    line(card.website_url, 9, { color: LINK, gap: 14, link: card.website_url })
  }
  line(`Made with the Magic Kit Builder of Kitly, ${origin}/kit-builder`, 8, { color: MUTED })
  document.end()
  return Readable.toWeb(document as unknown as Readable) as ReadableStream
}
