import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { IMAGE_MAX_BYTES } from '../../../../shared/limits.ts'
import { hasText, picturesIn } from './paste.ts'

export const TOO_LARGE = 'The image must have at most 8 MB'
const FAILED = 'The image could not be uploaded. Please try again.'

type Step = { add: object; at: number } | { remove: object }
const key = new PluginKey<DecorationSet>('pictures')

/** The address and size of a picture that was sent. Throws with a sentence for people. */
export async function uploadPicture(
  file: File,
  kind: 'article' | 'cover' = 'article',
): Promise<{ fileUrl: string; width: number; height: number }> {
  if (file.size > IMAGE_MAX_BYTES) throw new Error(TOO_LARGE)
  const form = new FormData()
  form.set('file', file)
  try {
    return await api('POST /api/admin/blog/images', { query: { kind }, form })
  } catch (error) {
    throw new Error(error instanceof AppError && error.status < 500 ? error.message : FAILED)
  }
}

const placeOf = (editor: Editor, id: object): number | undefined =>
  key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from

/** Sends pictures and puts each where it was dropped, wherever that has moved meanwhile. */
export async function insertPictures(
  editor: Editor,
  files: File[],
  at: number,
  onFailure: (message: string) => void,
): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const id = {}
      editor.view.dispatch(editor.state.tr.setMeta(key, { add: id, at } satisfies Step))
      try {
        const { fileUrl, width, height } = await uploadPicture(file)
        const place = placeOf(editor, id)
        // Whoever has deleted the place does not want the picture any more.
        if (editor.isDestroyed || place === undefined) return
        const attrs = { src: fileUrl, width: String(width), height: String(height) }
        editor.commands.insertContentAt(place, { type: 'figure', attrs })
      } catch (error) {
        onFailure((error as Error).message)
      } finally {
        if (!editor.isDestroyed)
          editor.view.dispatch(editor.state.tr.setMeta(key, { remove: id } satisfies Step))
      }
    }),
  )
}

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))

/** Pictures by dropping and pasting: they are uploaded, and a bar stands in their place until then. */
export const Pictures = Extension.create<{ onFailure: (message: string) => void }>({
  name: 'pictures',
  addOptions: () => ({ onFailure: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    const insert = (files: File[], at: number) => void insertPictures(editor, files, at, options.onFailure)
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, before) {
            const set = before.map(tr.mapping, tr.doc)
            const step = tr.getMeta(key) as Step | undefined
            if (!step) return set
            if ('remove' in step)
              return set.remove(set.find(undefined, undefined, (s) => s.id === step.remove))
            const bar = document.createElement('div')
            bar.className = 'editor-uploading'
            bar.textContent = 'Uploading the image…'
            return set.add(tr.doc, [Decoration.widget(step.at, bar, { id: step.add })])
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste(view, { clipboardData }) {
            const files = imagesOf(clipboardData)
            const html = clipboardData?.getData('text/html') ?? ''
            const inside = html ? picturesIn(html) : []
            // Word sends a picture of the text along with the text.
            if (html && hasText(html)) {
              if (inside.length > 0) setTimeout(() => insert(inside, view.state.selection.to))
              return false
            }
            const all = files.length > 0 ? files : inside
            if (all.length === 0) return false
            insert(all, view.state.selection.to)
            return true
          },
          handleDrop(view, event, _, moved) {
            const files = imagesOf(event.dataTransfer)
            if (moved || files.length === 0) return false
            event.preventDefault()
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
            insert(files, place?.pos ?? view.state.doc.content.size)
            return true
          },
        },
      }),
    ]
  },
})
