import { UndoRedo } from '@tiptap/extensions'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { EditorState } from '@tiptap/pm/state'
import { EDITOR_UNDO_STEPS } from '../../blog.limits.ts'

/** The library forgets in bundles, so it may remember more steps than that: they are not gone back to. */
export const canUndo = (state: EditorState) => undoDepth(state) > 0 && redoDepth(state) < EDITOR_UNDO_STEPS
export const canRedo = (state: EditorState) => redoDepth(state) > 0

/** Twenty steps back, and as many forward again. */
export const History = UndoRedo.extend({
  addCommands() {
    const parent = this.parent?.() ?? {}
    return {
      ...parent,
      undo: () => (props) => canUndo(props.state) && (parent.undo?.()(props) ?? false),
    }
  },
}).configure({ depth: EDITOR_UNDO_STEPS })
