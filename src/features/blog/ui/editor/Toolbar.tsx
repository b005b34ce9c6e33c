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
import { FONT_SIZES, SEPARATORS, TEXT_COLORS } from '../../blog-html.ts'
import { ask, BLOCKS, insertSeparator } from './commands.ts'
import { canRedo, canUndo } from './history.ts'
import { SHORTCUTS } from './shortcuts.ts'
import { TOOLBAR_BUTTON, ToolbarChoice } from './ToolbarChoice.tsx'

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
      className={TOOLBAR_BUTTON}
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
  block: [1, 2, 3, 4].find((level) => editor.isActive('heading', { level }))?.toString() ?? '0',
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

interface Item {
  label: string
  icon: LucideIcon
  run: (editor: Editor) => unknown
  /** Whether the cursor stands in it, where that is shown. */
  isOn?: keyof ReturnType<typeof stateOf>
}

const at = (editor: Editor) => editor.chain().focus()

type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'code'
const mark = (label: string, icon: LucideIcon, isOn: Mark): Item => ({
  label,
  icon,
  isOn,
  run: (editor) => at(editor).toggleMark(isOn).run(),
})
/** What the slash menu has under the same name. */
const block = (label: string, icon: LucideIcon, isOn?: keyof ReturnType<typeof stateOf>): Item => ({
  label,
  icon,
  run: BLOCKS.find((one) => one.label === label)!.run,
  ...(isOn && { isOn }),
})

const MARKS: Item[] = [
  mark('Bold', Bold, 'bold'),
  mark('Italic', Italic, 'italic'),
  mark('Underline', Underline, 'underline'),
  mark('Strikethrough', Strikethrough, 'strike'),
  mark('Code', Code, 'code'),
  { label: 'Link', icon: Link2, isOn: 'link', run: (editor) => ask(editor, 'link') },
  {
    label: 'Clear formatting',
    icon: RemoveFormatting,
    run: (editor) => at(editor).unsetAllMarks().clearNodes().run(),
  },
]
const KINDS: Item[] = [
  block('Bullet list', List, 'bullets'),
  block('Numbered list', ListOrdered, 'numbers'),
  block('Check list', ListChecks, 'checks'),
  block('Quote', Quote, 'quote'),
  block('Code block', Code2, 'codeBlock'),
]
const INSERTED: Item[] = [
  block('Image', Image),
  block('Table', Table2),
  block('Video', Video),
  block('Tool card', Wrench),
]

export function Toolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const buttons = (items: Item[]) =>
    items.map(({ label, icon, run, isOn }) => (
      <Button
        key={label}
        label={label}
        icon={icon}
        {...(isOn && { pressed: Boolean(state[isOn]) })}
        onClick={() => run(editor)}
      />
    ))
  return (
    <Base.Root
      aria-label="Formatting"
      className="flex gap-0.5 overflow-x-auto border-b border-line p-1.5 md:flex-wrap"
    >
      <Button label="Undo" icon={Undo2} disabled={!state.undo} onClick={() => at(editor).undo().run()} />
      <Button label="Redo" icon={Redo2} disabled={!state.redo} onClick={() => at(editor).redo().run()} />
      <Gap />
      <select
        aria-label="Kind of text"
        className={SELECT}
        value={state.block}
        onChange={({ target: { value } }) => {
          const level = Number(value) as 0 | 1 | 2 | 3 | 4
          if (level === 0) at(editor).setParagraph().run()
          else at(editor).setHeading({ level }).run()
        }}
      >
        <option value="0">Text</option>
        {[1, 2, 3].map((level) => (
          <option key={level} value={level}>{`Heading ${level}`}</option>
        ))}
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
      {buttons(MARKS)}
      <Gap />
      {buttons(KINDS)}
      <Gap />
      {buttons(INSERTED)}
      <Separators editor={editor} />
    </Base.Root>
  )
}

/** Twelve colours that are readable in both themes, and none. */
function Colors({ value, onChoose }: { value: string; onChoose: (color: string) => void }) {
  const sign = (
    <span className="article" style={{ lineHeight: 1 }}>
      <span data-color={value || undefined}>
        <Palette className="size-[1.125rem]" aria-hidden="true" />
      </span>
    </span>
  )
  return (
    <ToolbarChoice
      label={`Text colour${value ? `: ${value}` : ''}`}
      title="Text colour"
      sign={sign}
      className="article w-56"
    >
      {(close) => {
        const choose = (color: string) => {
          close()
          onChoose(color)
        }
        return (
          <>
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
          </>
        )
      }}
    </ToolbarChoice>
  )
}

function Separators({ editor }: { editor: Editor }) {
  return (
    <ToolbarChoice
      label="Separator"
      title="Separator"
      sign={<Minus className="size-[1.125rem]" aria-hidden="true" />}
      className="grid w-48 gap-1"
    >
      {(close) =>
        SEPARATORS.map((style) => (
          <button
            key={style}
            type="button"
            className="rounded-control px-3 py-2 text-left text-sm capitalize hover:bg-raised"
            onClick={() => {
              close()
              insertSeparator(editor, style)
            }}
          >
            {style}
          </button>
        ))
      }
    </ToolbarChoice>
  )
}
