import type { Editor } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TableMap } from '@tiptap/pm/tables'
import { EDITOR_TABLE_MAX } from '../../blog.limits.ts'
import { listed } from './attributes.ts'

/** A number as somebody types it, as rows or columns of a table. */
export const clampTable = (value: number): number =>
  Math.min(EDITOR_TABLE_MAX, Math.max(1, Number.isFinite(value) ? Math.round(value) : 1))

/** How many rows and columns the table of the cursor has; null outside. */
export function tableSize(editor: Editor): { rows: number; cols: number } | null {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === 'table') {
      const { height, width } = TableMap.get(node)
      return { rows: height, cols: width }
    }
  }
  return null
}

export const mayGrow = (count: number | undefined): boolean => count !== undefined && count < EDITOR_TABLE_MAX

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => clampTable(Number(element.getAttribute(name) ?? 1)),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
})
const cell = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The commands of tables expect it; nothing sets it, since columns are as wide as what is in them.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

const Whole = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() || null,
    },
  }),
  addKeyboardShortcuts() {
    const usual = this.parent?.() ?? {}
    return {
      ...usual,
      // The library begins a row after the last cell, however many there are.
      Tab: (props) => {
        const size = tableSize(this.editor)
        if (this.editor.commands.goToNextCell()) return true
        return mayGrow(size?.rows) && (usual.Tab?.(props) ?? false)
      },
    }
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
  renderHTML: ({ node }) => {
    const caption: unknown = node.attrs.caption
    const parts = caption ? [['caption', { contenteditable: 'false' }, String(caption)] as const] : []
    return ['div', { class: 'table-scroll' }, ['table', ...parts, ['tbody', 0]]]
  },
})

export const TABLES = [
  Whole.configure({ resizable: false }),
  TableRow,
  TableCell.extend({ addAttributes: cell }),
  TableHeader.extend({
    addAttributes: () => ({ ...cell(), scope: listed('th', 'scope') }),
  }),
]
