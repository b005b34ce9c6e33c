import { BLOG_HTML, SAME_ELEMENT } from '../../blog-html.ts'

/** Elements that go with everything in them. */
const DROPPED =
  'script, style, noscript, template, object, embed, applet, svg, math, form, input, button, select, textarea, link, meta, base, title, head, audio, video, canvas, frame, frameset, portal'
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'background', 'poster', 'srcset']
/** Blanks and control characters, which browsers pass over in a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const IGNORED = /[\u0000-\u0020\u007f-\u009f]/g

/**
 * Pasted HTML without what could run and without what Word and Google Docs write for themselves; bold, italic and
 * lists that they draw with styles become elements. It is parsed into a document of its own, where nothing runs or
 * loads. What the schema of the editor does not know falls away after it, and the server has the last word.
 */
export function cleanPasted(html: string): string {
  // Word's style sheets are gone before that: the page's policy would complain about them.
  const text = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  removeComments(body)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  turnWordLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('*')) turnStyles(element)
  for (const element of body.querySelectorAll('*')) cleanAttributes(element)
  for (const [tag, name] of Object.entries(SAME_ELEMENT)) {
    for (const element of body.querySelectorAll(tag)) rename(element, name)
  }
  unwrapUnknown(body)
  dropEmpty(body)
  return body.innerHTML
}

/** Elements that divide a text, and that the allow-list has no place for. */
const DIVIDING =
  /^(?:div|section|article|main|header|footer|aside|nav|address|center|details|summary|dl|dt|dd|form|fieldset)$/

/** Takes elements away that the editor does not know; what is in them stays. */
function unwrapUnknown(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    if (Object.hasOwn(BLOG_HTML, element.localName) || DIVIDING.test(element.localName)) continue
    element.replaceWith(...element.childNodes)
  }
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) (comment as Comment).remove()
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Word writes points of lists as paragraphs: `mso-list: l0 level2 lfo1`, with the bullet as text. */
function turnWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  let last: Element | null = null
  for (const point of body.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], p[class*="MsoListParagraph"]',
  )) {
    const style = point.getAttribute('style') ?? ''
    const level = Number(/level(\d)/.exec(style)?.[1] ?? 1)
    const marker = point.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const text = (marker ?? point).textContent?.trim() ?? ''
    const name = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(text) ? 'ol' : 'ul'
    marker?.remove()
    if (!last || last.nextElementSibling !== point) open = []
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.length === 0 || open.at(-1)!.level < level) {
      const list = body.ownerDocument.createElement(name)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else point.before(list)
      open.push({ list, level })
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...point.childNodes)
    open.at(-1)!.list.append(item)
    last = open[0]!.list
    point.remove()
  }
}

const isBold = (weight: string) => weight === 'bold' || Number(weight) >= 600

/** What an element says with a style it says with an element; Google Docs puts everything into a `b` that is not bold. */
function turnStyles(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style
  const line = textDecorationLine || textDecoration
  if (element.matches('b, strong') && (fontWeight === 'normal' || fontWeight === '400')) {
    element.replaceWith(...element.childNodes)
    return
  }
  if (!element.matches('span, font')) return
  const names = [
    isBold(fontWeight) && 'strong',
    fontStyle === 'italic' && 'em',
    line.includes('underline') && !element.closest('a') && 'u',
    line.includes('line-through') && 's',
    verticalAlign === 'super' && 'sup',
    verticalAlign === 'sub' && 'sub',
  ].filter((name) => name !== false)
  for (const name of names) {
    const wrapper = element.ownerDocument.createElement(name)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}

function cleanAttributes(element: Element): void {
  const known = BLOG_HTML[SAME_ELEMENT[element.localName] ?? element.localName] ?? {}
  for (const { name, value } of [...element.attributes]) {
    const runs =
      ADDRESSES.includes(name) && /^(?:javascript|vbscript|data|file|blob):/i.test(value.replace(IGNORED, ''))
    if (runs || !Object.hasOwn(known, name)) element.removeAttribute(name)
  }
}

/** Word's empty paragraphs between paragraphs, and pictures whose file did not come along. */
function dropEmpty(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img:not([src])')) image.remove()
  for (const paragraph of body.querySelectorAll('p')) {
    const isBlank = !paragraph.textContent?.replace(/\u00a0/g, ' ').trim()
    if (isBlank && !paragraph.querySelector('img, iframe, hr')) paragraph.remove()
  }
}

/** The pictures that stand in pasted HTML as data, as files. */
export function picturesIn(html: string): File[] {
  return [
    ...html.matchAll(/src=["']?data:(image\/(?:png|jpeg|gif|webp|avif));base64,([a-z0-9+/=]+)/gi),
  ].flatMap(([, type, data], i) => {
    try {
      const bytes = Uint8Array.from(atob(data!), (c) => c.charCodeAt(0))
      return [new File([bytes], `picture-${i + 1}`, { type: type! })]
    } catch {
      return []
    }
  })
}

/** Whether HTML says something beside showing a picture. */
export const hasText = (html: string): boolean =>
  Boolean(new DOMParser().parseFromString(cleanPasted(html), 'text/html').body.textContent?.trim())
