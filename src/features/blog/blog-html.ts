import { BLOG_PLOT_TOOLS_MAX } from './blog.limits.ts'

/**
 * The HTML that an article may consist of: one table that the server cleans by, the editor is built from and the
 * page has styles for. An element that is not here is taken out (its text stays), and so is an attribute whose
 * value does not match. There are no styles, classes, ids or handlers: what a person chooses is a name from a
 * short list, and the page gives it its look in both themes.
 */

/** Sizes of text in pixels. */
export const FONT_SIZES = ['12', '16', '18', '24', '32'] as const
export const TEXT_COLORS = [
  'gray',
  'brown',
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const
export const SEPARATORS = ['dots', 'line', 'wave'] as const
export type Separator = (typeof SEPARATORS)[number]

const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`)
const TEXT = /^[^<>]{1,300}$/
/** Without blanks and backslashes, which browsers read in ways of their own. */
const ADDRESS = String.raw`[^\s\\"'<>\p{Cc}]`
const LINK = new RegExp(`^(?:https?://${ADDRESS}+|mailto:${ADDRESS}+|/(?!/)${ADDRESS}*|#${ADDRESS}*)$`, 'iu')
const IMAGE = new RegExp(`^(?:https://${ADDRESS}+|/(?!/)${ADDRESS}+)$`, 'iu')
const VIDEO = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d+)$/
const PIXELS = /^[1-9]\d{0,3}$/
/** A table has at most 20 rows and columns, so nothing spans more. */
const SPAN = /^(?:[1-9]|1\d|20)$/
const cell = { colspan: SPAN, rowspan: SPAN }

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Element → attribute → what its value must match. */
export const BLOG_HTML: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  h1: {},
  h2: {},
  h3: {},
  h4: {},
  p: {},
  br: {},
  strong: {},
  em: {},
  u: {},
  s: {},
  sub: {},
  sup: {},
  code: {},
  mark: {},
  kbd: {},
  span: { 'data-size': oneOf(FONT_SIZES), 'data-color': oneOf(TEXT_COLORS) },
  a: { href: LINK, title: TEXT },
  // data-list="check": a list whose points have a box.
  ul: { 'data-list': /^check$/ },
  ol: { start: /^\d{1,4}$/ },
  li: {},
  blockquote: {},
  pre: { 'data-language': /^[a-z0-9+#-]{1,20}$/ },
  hr: { 'data-separator': oneOf(SEPARATORS) },
  figure: {},
  figcaption: {},
  img: { src: IMAGE, alt: TEXT, title: TEXT, width: PIXELS, height: PIXELS },
  iframe: { src: VIDEO, title: TEXT },
  table: {},
  caption: {},
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  th: { ...cell, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  td: cell,
  // A tool as a card, or a plot of what is known of several; the links inside are what is left of it elsewhere, in a
  // feed for one.
  div: {
    'data-tool': new RegExp(`^${SLUG}$`),
    'data-plot': /^[a-z][a-z0-9_]{0,59}$/,
    'data-tools': new RegExp(`^${SLUG}(?: ${SLUG}){0,${BLOG_PLOT_TOOLS_MAX - 1}}$`),
  },
}

/** Names of the same thing, written as the table has them. */
export const SAME_ELEMENT: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h5: 'h4',
  h6: 'h4',
}

/** Elements that are nothing without this attribute. */
export const NEEDED_ATTRIBUTE: Readonly<Record<string, string>> = {
  img: 'src',
  iframe: 'src',
}
