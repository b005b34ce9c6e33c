import { type Editor, Extension, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'
import { BLOCKS, type Block } from './commands.ts'

/** What the menu shows; null while it is closed. */
export interface SlashState {
  items: Block[]
  chosen: number
  /** Where the cursor is, in the window. */
  place: DOMRect
  choose: (item: Block) => void
}

const listeners = new Set<() => void>()
let current: SlashState | null = null
function show(state: SlashState | null): void {
  current = state
  for (const listener of listeners) listener()
}

/** The state of the slash menu, of whichever editor has the focus. */
export const slashStore = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const slashOptionId = (index: number) => `slash-option-${index}`
const key = new PluginKey('slash')

function find(query: string): Block[] {
  const wanted = query.toLowerCase()
  return BLOCKS.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(wanted)).slice(0, 12)
}

/** `/` at the beginning of a line or after a blank: everything that can be put in, by name. */
export const SlashCommands = Extension.create({
  name: 'slashCommands',
  addProseMirrorPlugins() {
    const { editor } = this
    const choose = (item: Block, range: Range) => {
      editor.chain().focus().deleteRange(range).run()
      item.run(editor)
    }
    const describe = () => {
      const { dom } = editor.view as Editor['view']
      if (current) dom.setAttribute('aria-activedescendant', slashOptionId(current.chosen))
      else dom.removeAttribute('aria-activedescendant')
    }
    const update = (state: SlashState | null) => {
      show(state)
      describe()
    }
    return [
      Suggestion<Block>({
        editor,
        pluginKey: key,
        char: '/',
        // 'heading 1' is one name; a blank right after the slash means no name at all.
        allowSpaces: true,
        items: ({ query }) => (query.startsWith(' ') ? [] : find(query)),
        allow: ({ editor }) => !editor.isActive('codeBlock'),
        render: () => {
          const open = (props: {
            items: Block[]
            range: Range
            clientRect?: (() => DOMRect | null) | null | undefined
          }) => {
            const place = props.clientRect?.()
            const isOpen = place && props.items.length > 0
            update(
              isOpen
                ? { items: props.items, chosen: 0, place, choose: (item) => choose(item, props.range) }
                : null,
            )
          }
          return {
            onStart: open,
            onUpdate: open,
            onExit: () => update(null),
            onKeyDown: ({ event }) => {
              if (!current) return false
              const { items, chosen } = current
              const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
              if (step) update({ ...current, chosen: (chosen + step + items.length) % items.length })
              else if (event.key === 'Enter' || event.key === 'Tab') current.choose(items[chosen]!)
              else if (event.key === 'Escape') {
                update(null)
                event.stopPropagation()
              } else return false
              return true
            },
          }
        },
      }),
    ]
  },
  onDestroy: () => show(null),
})
