import type { Editor } from '@tiptap/core'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import { LibraryButton } from '../../../media/ui/admin/LibraryButton.tsx'
import { ToolPicker } from '../../../tools/ui/admin/ToolPicker.tsx'
import { EDITOR_TABLE_DEFAULT, EDITOR_TABLE_MAX } from '../../blog.limits.ts'
import { insertBlock, insertTable, insertVideo, type Question, readLink } from './commands.ts'
import { PlotForm } from './PlotForm.tsx'
import { insertPictures } from './pictures.ts'
import { clampTable } from './tables.ts'

interface Line extends ComponentProps<'input'> {
  name: string
  label: string
  hint?: string
}

/** What a window asks for. */
interface Asked {
  title: string
  /** What its button says. */
  action: string
  lines: Line[]
  /** Puts in what was entered, by the names of the lines; answers what is wrong with the first of them. */
  put: (editor: Editor, entered: Record<string, string>) => string | undefined
}

const size = (name: string, label: string): Line => ({
  name,
  label,
  required: true,
  hint: `1 to ${EDITOR_TABLE_MAX}`,
  type: 'number',
  min: 1,
  max: EDITOR_TABLE_MAX,
  defaultValue: EDITOR_TABLE_DEFAULT,
  onBlur: ({ target }) => {
    target.value = String(clampTable(Number(target.value)))
  },
})

const ASKED: Record<Exclude<Question, 'tool' | 'plot'>, Asked> = {
  link: {
    title: 'Link',
    action: 'Save link',
    lines: [{ name: 'address', label: 'Address', required: true, inputMode: 'url', autoComplete: 'off' }],
    put(editor, { address = '' }) {
      const href = readLink(address)
      if (!href) return 'Please enter a valid address, such as https://example.com or /tools'
      const chain = editor.chain()
      if (editor.state.selection.empty && !editor.isActive('link')) {
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
      } else chain.extendMarkRange('link').setLink({ href }).run()
    },
  },
  image: {
    title: 'Insert image',
    action: 'Insert image',
    lines: [
      { name: 'address', label: 'Or its address', inputMode: 'url' },
      { name: 'alt', label: 'Alternative text', maxLength: 300 },
    ],
    put(editor, { address = '', alt = '' }) {
      const src = address.trim()
      if (!/^https:\/\/[^\s"'<>\\]+$/i.test(src) || !URL.canParse(src)) {
        return 'Please enter an address that starts with https://, or choose a file'
      }
      insertBlock(editor, { type: 'figure', attrs: { src, alt: alt.trim() || null } })
    },
  },
  video: {
    title: 'Embed video',
    action: 'Embed video',
    lines: [
      {
        name: 'address',
        label: 'Video address',
        required: true,
        hint: "Any form of YouTube link, or Vimeo's.",
        inputMode: 'url',
      },
      { name: 'title', label: 'Title of the video', maxLength: 300 },
    ],
    put(editor, { address = '', title = '' }) {
      const isVideo = insertVideo(editor, address, title)
      return isVideo ? undefined : 'Please enter the address of a YouTube or Vimeo video'
    },
  },
  table: {
    title: 'Insert table',
    action: 'Insert table',
    lines: [size('rows', 'Rows'), size('columns', 'Columns')],
    put(editor, { rows, columns, header }) {
      insertTable(editor, Number(rows), Number(columns), header !== undefined)
    },
  },
}

function titleOf(question: Question): string {
  if (question === 'tool') return 'Insert tool card'
  return question === 'plot' ? 'Plot of tools' : ASKED[question].title
}

interface Props {
  editor: Editor
  question: Question | null
  onClose: () => void
  onFailure: (message: string) => void
}

/** The window that asks what is to be put in. */
export function InsertDialog({ editor, question: asked, onClose, onFailure }: Props) {
  const [question, setQuestion] = useState(asked)
  // While the window fades it still shows what it asked.
  if (asked && asked !== question) setQuestion(asked)
  const done = () => {
    onClose()
    // At once: the window itself gives the focus back only when it is gone.
    setTimeout(() => editor.commands.focus(), 0)
  }
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={question ? titleOf(question) : ''}
      focusAfter={() => editor.view.dom}
    >
      {question === 'plot' ? (
        <PlotForm editor={editor} onDone={done} />
      ) : question === 'tool' ? (
        // Room for the list, which hangs below its field.
        <div className="min-h-96">
          <ToolPicker
            label="Tool"
            onPick={({ slug, name }) => {
              done()
              insertBlock(editor, { type: 'toolCard', attrs: { slug, name } })
            }}
          />
        </div>
      ) : (
        question && (
          <AskingForm
            key={question}
            editor={editor}
            question={question}
            onDone={done}
            onFailure={onFailure}
          />
        )
      )}
    </Dialog>
  )
}

interface FormProps {
  editor: Editor
  question: keyof typeof ASKED
  onDone: () => void
  onFailure: (message: string) => void
}

function AskingForm({ editor, question, onDone, onFailure }: FormProps) {
  const { action, lines, put } = ASKED[question]
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form around the editor must not be sent with it.
    event.stopPropagation()
    const wrong = put(editor, Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
    if (wrong) setError(wrong)
    else onDone()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      {question === 'image' && (
        <>
          <UploadButton
            label="Choose images"
            fieldLabel="Image file"
            hint="JPEG, PNG, WebP, GIF or AVIF, at most 8 MB. You can also paste or drop images."
            several
            onFiles={(files) => {
              void insertPictures(editor, files, editor.state.selection.to, onFailure)
              onDone()
            }}
          />
          <div>
            <LibraryButton
              label="Choose a stored image"
              kind="article"
              chosen={[]}
              onPick={({ address: src, alt, width, height }) => {
                const size = { width: String(width), height: String(height) }
                insertBlock(editor, { type: 'figure', attrs: { src, alt, ...size } })
                onDone()
              }}
            />
          </div>
        </>
      )}
      <div className={question === 'table' ? 'grid grid-cols-2 gap-4' : 'grid gap-4'}>
        {lines.map(({ label, hint, required = false, ...line }, i) => (
          <Field key={line.name} label={label} hint={hint} required={required} error={i ? undefined : error}>
            {(field) => (
              <input
                defaultValue={question === 'link' ? editor.getAttributes('link').href : ''}
                {...line}
                {...field}
                className="field"
              />
            )}
          </Field>
        ))}
      </div>
      {question === 'table' && (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" name="header" defaultChecked />
          First row is a header
        </label>
      )}
      {question === 'link' && editor.isActive('link') && (
        <Button
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          Remove link
        </Button>
      )}
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </form>
  )
}
