import { type Editor, Extension, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { createStore } from '../../../../ui/store.ts'
import { BLOCKS, type Block } from './commands.ts'

/** What the menu shows; null while it is closed. */
export interface SlashState {
  items: Block[]
  chosen: number
  /** Where the cursor is, in the window. */
  place: DOMRect
  choose: (item: Block) => void
}

/** The state of the slash menu, of whichever editor has the focus. */
export const slashStore = createStore<SlashState | null>(null)

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
    const update = (state: SlashState | null) => {
      slashStore.set(state)
      const { dom } = editor.view as Editor['view']
      if (state) dom.setAttribute('aria-activedescendant', slashOptionId(state.chosen))
      else dom.removeAttribute('aria-activedescendant')
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
          const open = ({ items, range, clientRect }: SuggestionProps<Block>) => {
            const place = clientRect?.()
            const isOpen = place && items.length > 0
            update(isOpen ? { items, chosen: 0, place, choose: (item) => choose(item, range) } : null)
          }
          return {
            onStart: open,
            onUpdate: open,
            onExit: () => update(null),
            onKeyDown: ({ event }) => {
              const current = slashStore.get()
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
  onDestroy: () => slashStore.set(null),
})
