import { Mark, mergeAttributes } from '@tiptap/core'
import { BLOG_HTML } from '../../blog-html.ts'

const { 'data-size': SIZE, 'data-color': COLOR } = BLOG_HTML.span as {
  'data-size': RegExp
  'data-color': RegExp
}

/** A named choice in a `data-` attribute; one that the allow-list does not know is none. */
const named = (attribute: string, allowed: RegExp) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(attribute)
    return value !== null && allowed.test(value) ? value : null
  },
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[attribute.slice('data-'.length)]
    return value ? { [attribute]: value } : {}
  },
})

/** Size and colour of a piece of text: one mark, so that both stand in one element. */
export const TextLook = Mark.create({
  name: 'textLook',
  addAttributes: () => ({ size: named('data-size', SIZE), color: named('data-color', COLOR) }),
  parseHTML: () => [
    {
      tag: 'span',
      consuming: false,
      getAttrs: (element) => (element.matches('[data-size], [data-color]') ? {} : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

const plain = (name: string, tag: string, shortcut?: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...(shortcut && {
      addKeyboardShortcuts() {
        return { [shortcut]: () => this.editor.commands.toggleMark(name) }
      },
    }),
  })

/** Marks of the allow-list that the editor's kit does not know. */
export const PLAIN_MARKS = [
  plain('subscript', 'sub', 'Mod-,'),
  plain('superscript', 'sup', 'Mod-.'),
  plain('highlight', 'mark', 'Mod-Shift-h'),
  plain('keyboard', 'kbd'),
]
