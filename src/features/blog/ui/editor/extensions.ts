import { Extension, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { isLink } from './attributes.ts'
import { Attributes, Figure, Plot, Separator, ToolCard, Video } from './blocks.ts'
import { ask } from './commands.ts'
import { History } from './history.ts'
import { PLAIN_MARKS, TextLook } from './marks.ts'
import { Pictures } from './pictures.ts'
import { SlashCommands } from './slash.ts'
import { TABLES } from './tables.ts'

/** A key for what asks first. */
const Keys = Extension.create({
  name: 'keys',
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        ask(this.editor, 'link')
        return true
      },
    }
  },
})

/** What the editor knows: the elements of the allow-list, and nothing else. */
export const editorExtensions = (onFailure: (message: string) => void): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    undoRedo: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isLink(address),
    },
  }),
  History,
  Attributes,
  TextLook,
  ...PLAIN_MARKS,
  Figure,
  Video,
  ToolCard,
  Plot,
  Separator,
  ...TABLES,
  Pictures.configure({ onFailure }),
  SlashCommands,
  Keys,
  Placeholder.configure({ placeholder: 'Write, or press / for more…' }),
]
