import { Popover } from '@base-ui/react/popover'
import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  ChartScatter,
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
import { Fragment, type ReactNode } from 'react'
import { FONT_SIZES, SEPARATORS, TEXT_COLORS } from '../../blog-html.ts'
import { ask, BLOCKS, insertSeparator } from './commands.ts'
import { canRedo, canUndo } from './history.ts'
import { SHORTCUTS } from './shortcuts.ts'
import { TOOLBAR_BUTTON, ToolbarChoice } from './ToolbarChoice.tsx'

const Gap = () => <Base.Separator className="mx-1 h-6 w-px shrink-0 self-center bg-line" />

const at = (editor: Editor) => editor.chain().focus()

/** Sets size or colour of what is selected; an empty value takes it away. */
function setLook(editor: Editor, look: { size?: string; color?: string }) {
  const { size, color } = { ...editor.getAttributes('textLook'), ...look }
  if (size || color) {
    at(editor)
      .setMark('textLook', { size: size || null, color: color || null })
      .run()
  } else at(editor).unsetMark('textLook').run()
}

interface Item {
  label: string
  icon: LucideIcon
  run: (editor: Editor) => unknown
  /** Whether the cursor stands in it, where that is shown. */
  isOn?: (editor: Editor) => boolean
}

const mark = (label: string, icon: LucideIcon, name: string): Item => ({
  label,
  icon,
  run: (editor) => at(editor).toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
})
/** What the slash menu has under the same name. */
const block = (label: string, icon: LucideIcon, isOn?: Item['isOn']): Item => ({
  label,
  icon,
  run: BLOCKS.find((one) => one.label === label)!.run,
  ...(isOn && { isOn }),
})

const ITEMS: Item[][] = [
  [
    mark('Bold', Bold, 'bold'),
    mark('Italic', Italic, 'italic'),
    mark('Underline', Underline, 'underline'),
    mark('Strikethrough', Strikethrough, 'strike'),
    mark('Code', Code, 'code'),
    { ...mark('Link', Link2, 'link'), run: (editor) => ask(editor, 'link') },
    {
      label: 'Clear formatting',
      icon: RemoveFormatting,
      run: (editor) => at(editor).unsetAllMarks().clearNodes().run(),
    },
  ],
  [
    block('Bullet list', List, (editor) => editor.isActive('bulletList', { list: null })),
    block('Numbered list', ListOrdered, (editor) => editor.isActive('orderedList')),
    block('Check list', ListChecks, (editor) => editor.isActive('bulletList', { list: 'check' })),
    block('Quote', Quote, (editor) => editor.isActive('blockquote')),
    block('Code block', Code2, (editor) => editor.isActive('codeBlock')),
  ],
  [
    block('Image', Image),
    block('Table', Table2),
    block('Video', Video),
    block('Tool card', Wrench),
    block('Plot', ChartScatter, (editor) => editor.isActive('plot')),
  ],
]

/** What the cursor stands in, as far as the buttons show it. */
const stateOf = (editor: Editor) => ({
  level: [1, 2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0,
  size: (editor.getAttributes('textLook').size as string | null) ?? '',
  color: (editor.getAttributes('textLook').color as string | null) ?? '',
  on: ITEMS.flat().flatMap(({ label, isOn }) => (isOn?.(editor) ? [label] : [])),
  undo: canUndo(editor.state),
  redo: canRedo(editor.state),
})

export function Toolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const button = ({ label, icon: Icon, run, isOn }: Item, disabled = false) => (
    <Base.Button
      key={label}
      type="button"
      aria-label={label}
      title={SHORTCUTS[label] ? `${label} (${SHORTCUTS[label]})` : label}
      aria-pressed={isOn && state.on.includes(label)}
      disabled={disabled}
      className={TOOLBAR_BUTTON}
      onClick={() => run(editor)}
    >
      <Icon className="size-[1.125rem]" aria-hidden="true" />
    </Base.Button>
  )
  return (
    <Base.Root
      aria-label="Formatting"
      className="flex gap-0.5 overflow-x-auto border-b border-line p-1.5 md:flex-wrap"
    >
      {button({ label: 'Undo', icon: Undo2, run: () => at(editor).undo().run() }, !state.undo)}
      {button({ label: 'Redo', icon: Redo2, run: () => at(editor).redo().run() }, !state.redo)}
      <Gap />
      <Choice
        label="Kind of text"
        value={state.level}
        onChoose={(value) => {
          const level = Number(value) as 0 | 1 | 2 | 3 | 4
          if (level === 0) at(editor).setParagraph().run()
          else at(editor).setHeading({ level }).run()
        }}
      >
        <option value="0">Text</option>
        {[1, 2, 3, ...(state.level === 4 ? [4] : [])].map((level) => (
          <option key={level} value={level}>{`Heading ${level}`}</option>
        ))}
      </Choice>
      <Choice label="Font size" value={state.size} onChoose={(size) => setLook(editor, { size })}>
        <option value="">Size</option>
        {FONT_SIZES.map((size) => (
          <option key={size} value={size}>{`${size} px`}</option>
        ))}
      </Choice>
      <Colors value={state.color} onChoose={(color) => setLook(editor, { color })} />
      {ITEMS.map((items) => (
        <Fragment key={items[0]!.label}>
          <Gap />
          {items.map((item) => button(item))}
        </Fragment>
      ))}
      <Separators editor={editor} />
    </Base.Root>
  )
}

interface ChoiceProps {
  label: string
  value: string | number
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className="h-9 shrink-0 rounded-control border border-line bg-surface px-2 text-sm"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {children}
    </select>
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
      <div className="grid grid-cols-6 gap-1">
        {TEXT_COLORS.map((color) => (
          <Popover.Close
            key={color}
            aria-label={color}
            title={color}
            aria-pressed={value === color}
            className="grid size-8 place-items-center rounded-control border border-transparent hover:bg-raised aria-pressed:border-line-strong"
            onClick={() => onChoose(color)}
          >
            <span data-color={color} className="text-lg leading-none font-bold" aria-hidden="true">
              A
            </span>
          </Popover.Close>
        ))}
      </div>
      <Popover.Close
        className="mt-1 w-full rounded-control px-2 py-1.5 text-left text-sm hover:bg-raised"
        onClick={() => onChoose('')}
      >
        Ordinary colour
      </Popover.Close>
    </ToolbarChoice>
  )
}

function Separators({ editor }: { editor: Editor }) {
  return (
    <ToolbarChoice
      label="Separator"
      sign={<Minus className="size-[1.125rem]" aria-hidden="true" />}
      className="grid w-48 gap-1"
    >
      {SEPARATORS.map((style) => (
        <Popover.Close
          key={style}
          className="rounded-control px-3 py-2 text-left text-sm capitalize hover:bg-raised"
          onClick={() => insertSeparator(editor, style)}
        >
          {style}
        </Popover.Close>
      ))}
    </ToolbarChoice>
  )
}
