import { Popover } from '@base-ui/react/popover'
import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Code2,
  Image,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Palette,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
  Video,
  Wrench,
} from 'lucide-react'
import { useState } from 'react'
import { FONT_SIZES, SEPARATORS, TEXT_COLORS } from '../../blog-html.ts'
import { ask, insertSeparator, toggleBullets, toggleCheckList } from './commands.ts'
import { canRedo, canUndo } from './history.ts'
import { SHORTCUTS } from './shortcuts.ts'

const BUTTON =
  'grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-text disabled:opacity-40 disabled:pointer-events-none aria-pressed:bg-accent-soft aria-pressed:text-accent-text'

function Button({
  label,
  icon: Icon,
  pressed,
  disabled = false,
  onClick,
}: {
  label: string
  icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <Base.Button
      type="button"
      aria-label={label}
      title={SHORTCUTS[label] ? `${label} (${SHORTCUTS[label]})` : label}
      aria-pressed={pressed}
      disabled={disabled}
      className={BUTTON}
      onClick={onClick}
    >
      <Icon className="size-[1.125rem]" aria-hidden="true" />
    </Base.Button>
  )
}

const Gap = () => <Base.Separator className="mx-1 h-6 w-px shrink-0 self-center bg-line" />
const SELECT = 'h-9 shrink-0 rounded-control border border-line bg-surface px-2 text-sm'

/** What the cursor stands in, as far as the buttons show it. */
const stateOf = (editor: Editor) => ({
  block: editor.isActive('heading', { level: 1 })
    ? '1'
    : editor.isActive('heading', { level: 2 })
      ? '2'
      : editor.isActive('heading', { level: 3 })
        ? '3'
        : editor.isActive('heading', { level: 4 })
          ? '4'
          : '0',
  size: (editor.getAttributes('textLook').size as string | null) ?? '',
  color: (editor.getAttributes('textLook').color as string | null) ?? '',
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  code: editor.isActive('code'),
  link: editor.isActive('link'),
  bullets: editor.isActive('bulletList', { list: null }),
  checks: editor.isActive('bulletList', { list: 'check' }),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  codeBlock: editor.isActive('codeBlock'),
  undo: canUndo(editor.state),
  redo: canRedo(editor.state),
})

/** Sets size or colour of what is selected; an empty value takes it away. */
function setLook(editor: Editor, look: { size?: string; color?: string }) {
  const before = editor.getAttributes('textLook')
  const attrs = { size: before.size ?? null, color: before.color ?? null, ...look }
  const next = { size: attrs.size || null, color: attrs.color || null }
  const chain = editor.chain().focus()
  if (next.size || next.color) chain.setMark('textLook', next).run()
  else chain.unsetMark('textLook').run()
}

export function Toolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const chain = () => editor.chain().focus()
  return (
    <Base.Root
      aria-label="Formatting"
      className="flex gap-0.5 overflow-x-auto border-b border-line p-1.5 md:flex-wrap"
    >
      <Button label="Undo" icon={Undo2} disabled={!state.undo} onClick={() => chain().undo().run()} />
      <Button label="Redo" icon={Redo2} disabled={!state.redo} onClick={() => chain().redo().run()} />
      <Gap />
      <select
        aria-label="Kind of text"
        className={SELECT}
        value={state.block}
        onChange={({ target: { value } }) => {
          const level = Number(value) as 0 | 1 | 2 | 3 | 4
          if (level === 0) chain().setParagraph().run()
          else chain().setHeading({ level }).run()
        }}
      >
        <option value="0">Text</option>
        <option value="1">Heading 1</option>
        <option value="2">Heading 2</option>
        <option value="3">Heading 3</option>
        {state.block === '4' && <option value="4">Heading 4</option>}
      </select>
      <select
        aria-label="Font size"
        className={SELECT}
        value={state.size}
        onChange={({ target: { value } }) => setLook(editor, { size: value })}
      >
        <option value="">Size</option>
        {FONT_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} px
          </option>
        ))}
      </select>
      <Colors value={state.color} onChoose={(color) => setLook(editor, { color })} />
      <Gap />
      <Button label="Bold" icon={Bold} pressed={state.bold} onClick={() => chain().toggleBold().run()} />
      <Button
        label="Italic"
        icon={Italic}
        pressed={state.italic}
        onClick={() => chain().toggleItalic().run()}
      />
      <Button
        label="Underline"
        icon={Underline}
        pressed={state.underline}
        onClick={() => chain().toggleUnderline().run()}
      />
      <Button
        label="Strikethrough"
        icon={Strikethrough}
        pressed={state.strike}
        onClick={() => chain().toggleStrike().run()}
      />
      <Button label="Code" icon={Code} pressed={state.code} onClick={() => chain().toggleCode().run()} />
      <Button label="Link" icon={Link2} pressed={state.link} onClick={() => ask(editor, 'link')} />
      <Button
        label="Clear formatting"
        icon={RemoveFormatting}
        onClick={() => chain().unsetAllMarks().clearNodes().run()}
      />
      <Gap />
      <Button label="Bullet list" icon={List} pressed={state.bullets} onClick={() => toggleBullets(editor)} />
      <Button
        label="Numbered list"
        icon={ListOrdered}
        pressed={state.numbers}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <Button
        label="Check list"
        icon={ListChecks}
        pressed={state.checks}
        onClick={() => toggleCheckList(editor)}
      />
      <Button
        label="Quote"
        icon={Quote}
        pressed={state.quote}
        onClick={() => chain().toggleBlockquote().run()}
      />
      <Button
        label="Code block"
        icon={Code2}
        pressed={state.codeBlock}
        onClick={() => chain().toggleCodeBlock().run()}
      />
      <Gap />
      <Button label="Image" icon={Image} onClick={() => ask(editor, 'image')} />
      <Button label="Table" icon={Table2} onClick={() => ask(editor, 'table')} />
      <Button label="Video" icon={Video} onClick={() => ask(editor, 'video')} />
      <Button label="Tool card" icon={Wrench} onClick={() => ask(editor, 'tool')} />
      <Separators editor={editor} />
    </Base.Root>
  )
}

const POPUP = 'rounded-card border border-line bg-surface p-2 shadow-float'

/** Twelve colours that are readable in both themes, and none. */
function Colors({ value, onChoose }: { value: string; onChoose: (color: string) => void }) {
  const [open, setOpen] = useState(false)
  const choose = (color: string) => {
    setOpen(false)
    onChoose(color)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className={BUTTON}
        aria-label={`Text colour${value ? `: ${value}` : ''}`}
        title="Text colour"
      >
        <span className="article" style={{ lineHeight: 1 }}>
          <span data-color={value || undefined}>
            <Palette className="size-[1.125rem]" aria-hidden="true" />
          </span>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-60">
          <Popover.Popup aria-label="Text colour" className={`${POPUP} article w-56`} finalFocus={false}>
            <div className="grid grid-cols-6 gap-1">
              {TEXT_COLORS.map((color) => (
                <button
                  key={color}
                  type="button"
                  aria-label={color}
                  title={color}
                  aria-pressed={value === color}
                  className="grid size-8 place-items-center rounded-control border border-transparent hover:bg-raised aria-pressed:border-line-strong"
                  onClick={() => choose(color)}
                >
                  <span data-color={color} className="text-lg leading-none font-bold" aria-hidden="true">
                    A
                  </span>
                </button>
              ))}
            </div>
            <button
              type="button"
              className="mt-1 w-full rounded-control px-2 py-1.5 text-left text-sm hover:bg-raised"
              onClick={() => choose('')}
            >
              Ordinary colour
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Separators({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={BUTTON} aria-label="Separator" title="Separator">
        <Minus className="size-[1.125rem]" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-60">
          <Popover.Popup aria-label="Separator" className={`${POPUP} grid w-48 gap-1`} finalFocus={false}>
            {SEPARATORS.map((style) => (
              <button
                key={style}
                type="button"
                className="rounded-control px-3 py-2 text-left text-sm capitalize hover:bg-raised"
                onClick={() => {
                  setOpen(false)
                  insertSeparator(editor, style)
                }}
              >
                {style}
              </button>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
