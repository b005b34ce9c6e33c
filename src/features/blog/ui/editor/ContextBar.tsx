import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { mayGrow, tableSize } from './tables.ts'

const BAR =
  'flex items-center gap-1 overflow-x-auto border-b border-line bg-raised px-2 py-1.5 text-sm md:flex-wrap'
const ACTION =
  'min-h-8 shrink-0 rounded-control px-2.5 text-muted hover:bg-surface hover:text-text disabled:opacity-40 disabled:pointer-events-none'

function Action({ label, run, disabled = false }: { label: string; run: () => void; disabled?: boolean }) {
  return (
    <button type="button" className={ACTION} disabled={disabled} onClick={run}>
      {label}
    </button>
  )
}

/** What can be done with the table or the picture in which the cursor stands. */
export function ContextBar({ editor }: { editor: Editor }) {
  const { size, picture, pictureAt } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      size: tableSize(editor),
      picture: editor.isActive('figure') ? editor.getAttributes('figure') : null,
      pictureAt: editor.state.selection.from,
    }),
  })
  if (picture) {
    return (
      <PictureBar
        key={`${picture.src}-${pictureAt}`}
        editor={editor}
        alt={(picture.alt as string | null) ?? ''}
      />
    )
  }
  return size ? <TableBar editor={editor} size={size} /> : null
}

function TableBar({ editor, size }: { editor: Editor; size: { rows: number; cols: number } }) {
  const chain = () => editor.chain().focus()
  const [rows, cols] = [mayGrow(size.rows), mayGrow(size.cols)]
  return (
    <div role="toolbar" aria-label="Table" className={BAR}>
      <span className="shrink-0 px-1 whitespace-nowrap text-muted tabular-nums">
        {size.rows} × {size.cols}
      </span>
      <Action label="Row above" disabled={!rows} run={() => chain().addRowBefore().run()} />
      <Action label="Row below" disabled={!rows} run={() => chain().addRowAfter().run()} />
      <Action label="Delete row" run={() => chain().deleteRow().run()} />
      <Action label="Column before" disabled={!cols} run={() => chain().addColumnBefore().run()} />
      <Action label="Column after" disabled={!cols} run={() => chain().addColumnAfter().run()} />
      <Action label="Delete column" run={() => chain().deleteColumn().run()} />
      <Action label="Merge or split" run={() => chain().mergeOrSplit().run()} />
      <Action label="Header row" run={() => chain().toggleHeaderRow().run()} />
      <Action label="Header column" run={() => chain().toggleHeaderColumn().run()} />
      <Action label="Delete table" run={() => chain().deleteTable().run()} />
    </div>
  )
}

function PictureBar({ editor, alt }: { editor: Editor; alt: string }) {
  const [text, setText] = useState(alt)
  const keep = () => {
    if (text.trim() !== alt) editor.commands.updateAttributes('figure', { alt: text.trim() || null })
  }
  return (
    <div role="toolbar" aria-label="Image" className={BAR}>
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <span className="shrink-0 text-muted">Alternative text</span>
        <input
          className="field min-h-9! min-w-0 flex-1 py-1!"
          value={text}
          maxLength={300}
          placeholder="What the image shows"
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            keep()
            editor.commands.focus()
          }}
        />
      </label>
      <Action label="Delete image" run={() => editor.chain().focus().deleteNode('figure').run()} />
    </div>
  )
}
