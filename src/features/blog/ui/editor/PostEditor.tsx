import '../article.css'
import './editor.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { plural } from '../../../../ui/text.ts'
import { WORDS_PER_MINUTE } from '../../blog.limits.ts'
import { ContextBar } from './ContextBar.tsx'
import { answerQuestions, type Question } from './commands.ts'
import { editorExtensions } from './extensions.ts'
import { toHtml, wordsOf } from './html-out.ts'
import { InsertDialog } from './InsertDialog.tsx'
import { cleanPasted } from './paste.ts'
import { SlashMenu } from './SlashMenu.tsx'
import { Toolbar } from './Toolbar.tsx'

/** After so long without a key the words are counted anew. */
const COUNT_MS = 400

/** The same at every drawing, as the extensions are: others would set the editor up anew, under a moving cursor. */
const EDITOR_PROPS = {
  transformPastedHTML: cleanPasted,
  attributes: { class: 'article', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Content' },
}

export interface PostEditorHandle {
  /** What is stored. A text that was not changed stays as it came, to the last blank. */
  html(): string
  setHtml(html: string): void
}

interface Props {
  ref: Ref<PostEditorHandle>
  initialHtml: string
  describedBy?: string | undefined
  isInvalid: boolean
  /** At every change of the text; it must be quick. */
  onTouch: () => void
  onWords: (words: number) => void
}

/** The editor of an article's text. React draws only the bars around it; the text is its own. */
export function PostEditor({ ref, initialHtml, describedBy, isInvalid, onTouch, onWords }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [words, setWords] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listeners = useRef({ onTouch, onWords })
  listeners.current = { onTouch, onWords }

  const [extensions] = useState(() => editorExtensions(setFailure))
  const editor = useEditor({
    extensions,
    content: initialHtml,
    // The page's policy allows no styles that come later: editor.css has them.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: EDITOR_PROPS,
    onCreate: ({ editor }) => count(wordsOf(editor.state.doc)),
    onUpdate: ({ editor }) => {
      listeners.current.onTouch()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => count(wordsOf(editor.state.doc)), COUNT_MS)
    },
  })
  function count(found: number) {
    setWords(found)
    listeners.current.onWords(found)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => answerQuestions(editor, setQuestion), [editor])
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-invalid', String(isInvalid))
    if (describedBy) dom.setAttribute('aria-describedby', describedBy)
    else dom.removeAttribute('aria-describedby')
  }, [editor, isInvalid, describedBy])
  const write = () => toHtml(editor.state.doc, editor.schema)
  const [start] = useState(() => ({ html: initialHtml, written: write() }))
  const loaded = useRef(start)
  useImperativeHandle(ref, () => ({
    html() {
      const written = write()
      return written === loaded.current.written ? loaded.current.html : written
    },
    setHtml(html) {
      editor.commands.setContent(html, { emitUpdate: true })
      loaded.current = { html, written: write() }
    },
  }))

  return (
    <div
      className={`article-editor overflow-clip rounded-card border bg-surface focus-within:border-accent-text ${isInvalid ? 'border-danger' : 'border-line-strong'}`}
    >
      {/* The bars stay in sight where the window is lower than the text. */}
      <div className="sticky -top-5 z-10 bg-surface">
        <Toolbar editor={editor} />
        <ContextBar editor={editor} />
      </div>
      <div className="max-h-[700px] min-h-[500px] overflow-y-auto overscroll-contain" data-editing-area>
        <EditorContent editor={editor} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2 text-sm text-muted">
        <span className="tabular-nums" data-words>
          {plural(words, 'word')} · about {Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min
        </span>
        <span className="max-sm:hidden">/ for more · Markdown works · drop or paste images</span>
      </div>
      {failure && (
        <div
          role="alert"
          className="flex items-center justify-between gap-3 bg-danger-soft px-4 py-2 text-sm text-danger"
        >
          {failure}
          <button type="button" className="min-h-9 px-2 underline" onClick={() => setFailure(null)}>
            Dismiss
          </button>
        </div>
      )}
      <SlashMenu />
      <InsertDialog
        editor={editor}
        question={question}
        onClose={() => setQuestion(null)}
        onFailure={setFailure}
      />
    </div>
  )
}
