import { Mark } from '@tiptap/core'
import { listed } from './attributes.ts'

/** Size and colour of a piece of text: one mark, so that both stand in one element. */
export const TextLook = Mark.create({
  name: 'textLook',
  addAttributes: () => ({
    size: listed('span', 'data-size', 'size'),
    color: listed('span', 'data-color', 'color'),
  }),
  parseHTML: () => [
    {
      tag: 'span',
      consuming: false,
      getAttrs: (element) => (element.matches('[data-size], [data-color]') ? {} : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
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
