import { escapeHtml, textOf } from '../../../shared/html.ts'
import { slugify, uniqueSlug } from '../../../shared/slug.ts'
import type { BlogBody } from '../blog.contract.ts'
import type { Separator } from '../blog-html.ts'

/** What an article's text is shown with. */
interface Surroundings {
  /** The style of separators that have none of their own. */
  separator: Separator
  /** The published tool of a slug, where its card stands in the text. */
  toolOf: (slug: string) => { name: string; short_description: string; pricing_model: string } | undefined
  /** The plot of a kind over tools, where it can be drawn. */
  plotOf?: (kind: string, slugs: string[]) => string | undefined
}

/**
 * A stored article made ready for the page: headings with ids, tables that scroll, videos that load after a click,
 * tools as cards, and plots of what is known of them. Takes what the sanitiser wrote, in which `<` and `>` are elements and nothing else; plain
 * replacing is enough for that, and takes a few milliseconds for a megabyte.
 */
export function toPageBody(content: string, { separator, toolOf, plotOf }: Surroundings): BlogBody {
  const { html, headings } = nameHeadings(content)
  let tables = 0
  const ready = html.replace(CHANGED, (match: string, ...parts: (string | undefined)[]) => {
    const [src, title, image, slug, plot, slugs] = parts
    if (src !== undefined) return videoLink(src, title)
    if (image !== undefined) return `<img ${LATE}${image.includes('alt="') ? '' : ' alt=""'}${image}`
    if (slug !== undefined) {
      const tool = toolOf(slug)
      return tool ? toolCard(slug, tool) : match
    }
    if (plot !== undefined) return plotOf?.(plot, slugs!.split(' ')) ?? match
    if (match === '</table>') return '</table></div>'
    if (match === '<hr />') return `<hr data-separator="${separator}" />`
    tables++
    return `<div class="table-scroll" role="group" tabindex="0" aria-label="Table ${tables}"><table>`
  })
  return { html: ready, headings }
}

/** A plot as the sanitiser writes it: its kind and its tools. */
export const PLOT = /<div data-plot="([^"]+)" data-tools="([^"]+)">(?:(?!<\/?div)[\s\S])*?<\/div>/g

/** What is written otherwise on the page, as the sanitiser writes it: all of it is found in one go. */
const CHANGED = new RegExp(
  [
    '</?table>',
    '<hr />',
    '<iframe src="([^"]+)"(?: title="([^"]*)")?></iframe>',
    '<img( [^>]*>)',
    '<div data-tool="([^"]+)">(?:(?!</?div)[^])*?</div>',
    PLOT.source,
  ].join('|'),
  'g',
)
const LATE = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"'

/** Gives each heading an id. The page's title is the first level: an article that begins there moves down by one. */
function nameHeadings(content: string): BlogBody {
  const shift = content.includes('<h1>') ? 1 : 0
  const taken = new Set<string>()
  const headings: BlogBody['headings'] = []
  const html = content.replace(/<h([1-4])>([\s\S]*?)<\/h\1>/g, (_, digit: string, inner: string) => {
    const level = Number(digit) + shift
    const text = textOf(inner)
    // With a prefix: it must not be an id of the page around it.
    const id = uniqueSlug(`s-${slugify(text)}`, (slug) => taken.has(slug))
    taken.add(id)
    if (text && (level === 2 || level === 3)) headings.push({ id, text, level })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return { html, headings }
}

/** A link to the video; with scripts a click puts the player in its place, and nothing is loaded before. */
function videoLink(src: string, title = 'Video'): string {
  const id = src.slice(src.lastIndexOf('/') + 1)
  const isVimeo = src.includes('vimeo')
  const address = isVimeo ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
  return (
    `<p class="video"><a href="${address}" data-embed="${src}"><span>${title}</span> ` +
    `<small>Plays from ${isVimeo ? 'Vimeo' : 'YouTube'}</small></a></p>`
  )
}

function toolCard(
  slug: string,
  { name, short_description, pricing_model }: NonNullable<ReturnType<Surroundings['toolOf']>>,
): string {
  return (
    `<p class="tool-embed"><a href="/tools/${slug}"><strong>${escapeHtml(name)}</strong> ` +
    `<span>${escapeHtml(short_description)}</span> <small>${pricing_model}</small></a></p>`
  )
}

/** The same HTML for readers outside of the site: addresses are complete. */
export const withOrigin = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\//g, ` $1="${origin}/`)
