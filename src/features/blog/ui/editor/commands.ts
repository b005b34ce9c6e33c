import type { Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import { embedUrl } from '../../../../shared/video.ts'
import { EDITOR_TABLE_DEFAULT } from '../../blog.limits.ts'
import { SEPARATORS, type Separator } from '../../blog-html.ts'
import { isLink } from './attributes.ts'
import { clampTable } from './tables.ts'

/** What asks for something before it is put in. */
export type Question = 'link' | 'image' | 'video' | 'table' | 'tool' | 'plot'

const askers = new WeakMap<Editor, (question: Question) => void>()
/** Says who opens the window of a question for an editor. */
export const answerQuestions = (editor: Editor, ask: (question: Question) => void): void => {
  askers.set(editor, ask)
}
export const ask = (editor: Editor, question: Question): void => askers.get(editor)?.(question)

export interface Block {
  label: string
  /** Other words that it is looked for by. */
  words: string
  run: (editor: Editor) => void
}

/** Puts a block in and the cursor behind it. A block that is selected stays: the new one comes after it. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const block = editor.schema.nodeFromJSON(content)
      const { selection } = tr
      if (selection instanceof NodeSelection) tr.insert(selection.to, block)
      else tr.replaceRangeWith(selection.from, selection.to, block)
      const end = tr.mapping.map(selection.to, 1)
      const $end = tr.doc.resolve(end)
      if (!$end.parent.inlineContent && !$end.nodeAfter)
        tr.insert(end, editor.schema.nodes.paragraph!.create())
      const next = Selection.findFrom(tr.doc.resolve(end), 1, true)
      if (next) tr.setSelection(next).scrollIntoView()
      return true
    })
    .run()
}

export const insertSeparator = (editor: Editor, separator: Separator): void =>
  insertBlock(editor, { type: 'separator', attrs: { separator } })

/** A list with points or with boxes: on and off, and from one to the other. */
const toggleList = (list: 'check' | null) => (editor: Editor) => {
  const before = editor.isActive('bulletList', { list: 'check' }) ? 'check' : null
  const chain = editor.chain().focus()
  if (before === list || !editor.isActive('bulletList')) chain.toggleBulletList()
  if (before !== list) chain.updateAttributes('bulletList', { list })
  chain.run()
}

/** Rows and columns are clamped to what a table may have. */
export function insertTable(
  editor: Editor,
  rows: number = EDITOR_TABLE_DEFAULT,
  cols: number = EDITOR_TABLE_DEFAULT,
  withHeaderRow = true,
): void {
  const size = { rows: clampTable(rows), cols: clampTable(cols), withHeaderRow }
  editor.chain().focus().insertTable(size).run()
}

/** Puts a player in; false for an address of no video that can be embedded. */
export function insertVideo(editor: Editor, address: string, title: string): boolean {
  const typed = address.trim()
  const src = embedUrl(typed) ?? embedUrl(`https://${typed}`)
  if (!src) return false
  insertBlock(editor, { type: 'video', attrs: { src, title: title.trim() || null } })
  return true
}

/** An address as people type it, as a link may have it: 'kitly.example' → 'https://kitly.example'. Null: it is none. */
export function readLink(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  const address = /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(text) ? text : `https://${text}`
  if (
    /^https?:/i.test(address) &&
    !(URL.canParse(address) && /[.]|^localhost/.test(new URL(address).hostname))
  ) {
    return null
  }
  return text && isLink(address) ? address : null
}

const heading = (level: 1 | 2 | 3): Block => ({
  label: `Heading ${level}`,
  words: `h${level} title`,
  run: (editor) => editor.chain().focus().setHeading({ level }).run(),
})
const question = (label: string, words: string, what: Question): Block => ({
  label,
  words,
  run: (editor) => ask(editor, what),
})

/** Everything that can be put in, in the order of the slash menu. */
export const BLOCKS: Block[] = [
  { label: 'Text', words: 'paragraph', run: (editor) => editor.chain().focus().setParagraph().run() },
  heading(1),
  heading(2),
  heading(3),
  { label: 'Bullet list', words: 'points ul', run: toggleList(null) },
  {
    label: 'Numbered list',
    words: 'ordered ol',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: 'Check list', words: 'boxes todo tasks', run: toggleList('check') },
  { label: 'Quote', words: 'blockquote', run: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { label: 'Code block', words: 'pre', run: (editor) => editor.chain().focus().toggleCodeBlock().run() },
  question('Image', 'picture photo upload', 'image'),
  question('Table', 'rows columns', 'table'),
  question('Tool card', 'featured product', 'tool'),
  question('Plot', 'chart prices compare bars dots', 'plot'),
  question('Video', 'youtube vimeo embed', 'video'),
  ...SEPARATORS.map((style) => ({
    label: `Separator: ${style}`,
    words: 'divider hr rule',
    run: (editor: Editor) => insertSeparator(editor, style),
  })),
]
