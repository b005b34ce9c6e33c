import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { EDITOR_TABLE_MAX } from '../../../../shared/limits.ts'

/** A number as somebody types it, as rows or columns of a table. */
export const clampTable = (value: number): number =>
  Math.min(EDITOR_TABLE_MAX, Math.max(1, Number.isFinite(value) ? Math.round(value) : 1))

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
    addAttributes: () => ({
      ...cell(),
      scope: {
        default: null,
        parseHTML: (element) => (element.getAttribute('scope') === 'row' ? 'row' : null),
      },
    }),
  }),
]
