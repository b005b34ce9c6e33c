import { FileSpreadsheet, Upload } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { AppError } from '../../../shared/errors.ts'
import { IMPORT_BYTES_MAX, IMPORT_FILE_TYPES } from '../../../shared/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { IMPORT_TOO_LARGE, type Import, NO_FILE } from '../imports.contract.ts'
import type { ImportCalls, ImportConfig } from './import-config.ts'

interface Props {
  config: ImportConfig
  calls: ImportCalls
  onUploaded: (created: Import) => void
}

/** Takes a spreadsheet, dropped or chosen, and uploads it. */
export function ChooseFile({ config, calls, onUploaded }: Props) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const uploading = useRef<AbortController | null>(null)
  useEffect(() => () => uploading.current?.abort(), [])

  const upload = async (chosen: File | undefined) => {
    if (!chosen) return
    setFailure(null)
    if (!IMPORT_FILE_TYPES.some((type) => chosen.name.toLowerCase().endsWith(type)))
      return setFailure(NO_FILE)
    if (chosen.size > IMPORT_BYTES_MAX) return setFailure(`Upload failed: ${IMPORT_TOO_LARGE}`)
    const controller = new AbortController()
    uploading.current = controller
    setFile(chosen)
    try {
      onUploaded(await calls.upload(chosen, controller.signal))
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(
        error instanceof AppError ? `Upload failed: ${error.message}` : 'Upload failed. Please try again.',
      )
    } finally {
      setFile(null)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!file) void upload(event.dataTransfer.files[0])
  }

  return (
    <div className="grid gap-4">
      <FormFailure message={failure} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-56 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors ${
          isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface'
        }`}
      >
        {file ? (
          <div role="status" className="grid justify-items-center gap-3">
            <FileSpreadsheet className="size-8 text-accent-text" aria-hidden="true" />
            <p className="font-medium break-all">{file.name}</p>
            <p className="text-sm text-muted">Uploading and reading…</p>
            <div className="relative h-1 w-48 overflow-hidden rounded-full bg-raised">
              <div className="progress !inset-0 !h-full" />
            </div>
            <Button size="sm" onClick={() => uploading.current?.abort()}>
              Cancel
            </Button>
          </div>
        ) : (
          <>
            <Upload className="size-8 text-muted" aria-hidden="true" />
            <p data-start tabIndex={-1} className="text-lg font-medium outline-none">
              Drop a spreadsheet here
            </p>
            <p className="text-sm text-muted">
              .csv, .xlsx or .xls, with the names of the columns in the first row
            </p>
            <input
              id={id}
              type="file"
              accept={IMPORT_FILE_TYPES.join(',')}
              className="peer sr-only"
              onChange={(event) => {
                void upload(event.target.files?.[0])
                // The same file can be chosen again after it was corrected.
                event.target.value = ''
              }}
            />
            <label
              htmlFor={id}
              className={`${buttonClass('primary')} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text`}
            >
              Choose a file
            </label>
          </>
        )}
      </div>
      <p className="text-sm text-muted">
        New to this?{' '}
        <a className="link" href={`${config.base}/template`} download>
          Download the template
        </a>{' '}
        with all columns. Nothing is imported before you have seen what would become of each row.
      </p>
    </div>
  )
}
