import { DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { countWords } from '../article-text.ts'

/** Cells and points that are one paragraph hold its text alone, as people write HTML. */
function unwrapSingle(root: DocumentFragment | Element): void {
  for (const paragraph of root.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    const next = paragraph.nextElementSibling
    if (!next || next.matches('ul, ol')) paragraph.replaceWith(...paragraph.childNodes)
  }
}

/** The rows that a table begins with and that have only headings are its head. */
function nameHead(table: Element): void {
  const body = table.querySelector(':scope > tbody')
  const rows = [...(body?.children ?? [])]
  const isHead = (row: Element) =>
    [...row.children].every((c) => c.matches('th:not([scope="row"], [rowspan])'))
  const count = rows.findIndex((row) => !isHead(row))
  if (!body || count < 1) return
  const head = document.createElement('thead')
  head.append(...rows.slice(0, count))
  body.before(head)
}

const isEmpty = (element: Element | null) =>
  element?.matches('p') === true && element.childElementCount === 0 && !element.textContent?.trim()

/** Elements that stand on lines of their own, and those whose parts do. */
const OWN_LINE =
  'p, h1, h2, h3, h4, ul, ol, li, blockquote, pre, hr, figure, table, thead, tbody, tr, iframe, div'
const HOLDING_LINES = 'ul, ol, table, thead, tbody'

/** Puts each block on a line of its own, as people write HTML: what has changed can then be seen by comparing. */
function breakLines(root: HTMLElement): void {
  for (const holder of root.querySelectorAll(HOLDING_LINES)) holder.prepend('\n')
  for (const block of root.querySelectorAll(OWN_LINE)) {
    if (block.parentElement === root || block.parentElement!.matches(HOLDING_LINES)) block.after('\n')
  }
}

/** A document of the editor as the HTML that is stored. */
export function toHtml(doc: Node, schema: Schema): string {
  const root = document.createElement('div')
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content))
  unwrapSingle(root)
  for (const scroll of root.querySelectorAll('.table-scroll')) scroll.replaceWith(...scroll.childNodes)
  for (const caption of root.querySelectorAll('caption')) caption.removeAttribute('contenteditable')
  for (const table of root.querySelectorAll('table')) nameHead(table)
  for (const image of root.querySelectorAll('img')) image.removeAttribute('draggable')
  for (const caption of root.querySelectorAll('figcaption'))
    if (!caption.textContent?.trim()) caption.remove()
  for (const code of root.querySelectorAll('pre > code[class]')) {
    const language = /^language-([a-z0-9+#-]{1,20})$/.exec(code.className)?.[1]
    code.removeAttribute('class')
    if (language) code.parentElement!.dataset.language ??= language
  }
  // The editor always ends with a line to write in.
  while (isEmpty(root.lastElementChild)) root.lastElementChild!.remove()
  breakLines(root)
  return root.innerHTML.trim()
}

/** The words of a document. */
export const wordsOf = (doc: Node): number => countWords(doc.textBetween(0, doc.content.size, ' ', ' '))
