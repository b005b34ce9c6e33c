import { ImageUp } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'

interface Props {
  label: string
  several?: boolean
  icon?: ReactNode
  /** What it says while it is at work. */
  busyLabel?: string
  /** Other work that a new file has to wait for. */
  busy?: boolean
  /** Called with at least one picture; while it runs, the button waits. It tells its failures itself. */
  onFiles: (files: File[]) => Promise<void> | void
  /** What the field is called, if not as the button. */
  fieldLabel?: string
  hint?: string
  error?: string | null | undefined
}

/** Chooses pictures with a button of ours: the browser's own field shows its words, in its language and width. */
export function UploadButton({
  label,
  several = false,
  icon = <ImageUp className="size-4" aria-hidden="true" />,
  busyLabel = 'Uploading…',
  busy: isWaiting = false,
  onFiles,
  fieldLabel = label,
  hint,
  error,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isSending, setIsSending] = useState(false)
  const busy = isSending || isWaiting
  const note = error ?? hint
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="sm"
        disabled={busy}
        aria-describedby={note ? id : undefined}
        onClick={() => input.current?.click()}
      >
        {icon}
        {busy ? busyLabel : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={several}
        className="sr-only"
        tabIndex={-1}
        aria-label={fieldLabel}
        onChange={async ({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again after it was corrected.
          target.value = ''
          if (files.length === 0) return
          setIsSending(true)
          try {
            await onFiles(files)
          } finally {
            setIsSending(false)
          }
        }}
      />
      {note && (
        <p
          id={id}
          className={`text-sm ${error ? 'text-danger' : 'text-muted'}`}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}
