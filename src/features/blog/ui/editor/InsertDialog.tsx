import type { Editor } from '@tiptap/core'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { buttonClass } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import { ToolPicker } from '../../../tools/ui/admin/ToolPicker.tsx'
import { EDITOR_TABLE_DEFAULT, EDITOR_TABLE_MAX } from '../../blog.limits.ts'
import { insertBlock, insertTable, insertVideo, type Question, readLink } from './commands.ts'
import { insertPictures } from './pictures.ts'
import { clampTable } from './tables.ts'

const TITLES: Record<Question, string> = {
  link: 'Link',
  image: 'Insert image',
  video: 'Embed video',
  table: 'Insert table',
  tool: 'Insert tool card',
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
      title={question ? TITLES[question] : ''}
      focusAfter={() => editor.view.dom}
    >
      {question === 'link' && <LinkForm editor={editor} onDone={done} />}
      {question === 'image' && <ImageForm editor={editor} onDone={done} onFailure={onFailure} />}
      {question === 'video' && <VideoForm editor={editor} onDone={done} />}
      {question === 'table' && <TableForm editor={editor} onDone={done} />}
      {question === 'tool' && (
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
      )}
    </Dialog>
  )
}

interface FormProps {
  editor: Editor
  onDone: () => void
}

function Form({ submit, children, label }: { submit: () => void; children: ReactNode; label: string }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The form around the editor must not be sent with it.
    event.stopPropagation()
    submit()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      {children}
      <button type="submit" className={buttonClass('primary')}>
        {label}
      </button>
    </form>
  )
}

interface LineProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  hint?: string
  error?: string | undefined
  onChange: (text: string) => void
}

/** A line of these forms. */
function Line({ label, hint, error, required = false, onChange, ...input }: LineProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(field) => (
        <input {...input} {...field} className="field" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

function LinkForm({ editor, onDone }: FormProps) {
  const [address, setAddress] = useState((editor.getAttributes('link').href as string | undefined) ?? '')
  const [error, setError] = useState<string>()
  const isLinked = editor.isActive('link')
  const submit = () => {
    const href = readLink(address)
    if (!href) return setError('Please enter a valid address, such as https://example.com or /tools')
    const { empty } = editor.state.selection
    const chain = editor.chain()
    if (empty && !isLinked) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    onDone()
  }
  return (
    <Form submit={submit} label="Save link">
      <Line
        label="Address"
        required
        error={error}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={setAddress}
      />
      {isLinked && (
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          Remove link
        </button>
      )}
    </Form>
  )
}

function ImageForm({ editor, onDone, onFailure }: FormProps & { onFailure: (message: string) => void }) {
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    const src = address.trim()
    if (!/^https:\/\/[^\s"'<>\\]+$/i.test(src) || !URL.canParse(src)) {
      return setError('Please enter an address that starts with https://, or choose a file')
    }
    insertBlock(editor, { type: 'figure', attrs: { src, alt: alt.trim() || null } })
    onDone()
  }
  return (
    <Form submit={submit} label="Insert image">
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
      <Line label="Or its address" error={error} inputMode="url" value={address} onChange={setAddress} />
      <Line label="Alternative text" maxLength={300} value={alt} onChange={setAlt} />
    </Form>
  )
}

function VideoForm({ editor, onDone }: FormProps) {
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    if (insertVideo(editor, address, title)) onDone()
    else setError('Please enter the address of a YouTube or Vimeo video')
  }
  return (
    <Form submit={submit} label="Embed video">
      <Line
        label="Video address"
        required
        error={error}
        hint="Any form of YouTube link, or Vimeo's."
        inputMode="url"
        value={address}
        onChange={setAddress}
      />
      <Line label="Title of the video" maxLength={300} value={title} onChange={setTitle} />
    </Form>
  )
}

function TableForm({ editor, onDone }: FormProps) {
  const [rows, setRows] = useState(String(EDITOR_TABLE_DEFAULT))
  const [cols, setCols] = useState(String(EDITOR_TABLE_DEFAULT))
  const [hasHeader, setHasHeader] = useState(true)
  const size = (label: string, value: string, set: (value: string) => void) => (
    <Line
      label={label}
      required
      hint={`1 to ${EDITOR_TABLE_MAX}`}
      type="number"
      min={1}
      max={EDITOR_TABLE_MAX}
      value={value}
      onChange={set}
      onBlur={() => set(String(clampTable(Number(value))))}
    />
  )
  return (
    <Form
      label="Insert table"
      submit={() => {
        insertTable(editor, Number(rows), Number(cols), hasHeader)
        onDone()
      }}
    >
      <div className="grid grid-cols-2 gap-4">
        {size('Rows', rows, setRows)}
        {size('Columns', cols, setCols)}
      </div>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" checked={hasHeader} onChange={(event) => setHasHeader(event.target.checked)} />
        First row is a header
      </label>
    </Form>
  )
}
