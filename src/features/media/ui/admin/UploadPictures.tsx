import { useState } from 'react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { api } from '../../../../app/query.ts'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import { UploadButton } from '../../../../ui/UploadButton.tsx'

export const LOST = 'The picture could not be uploaded. Please try again.'

/** The form of one file, as it is sent. */
export function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Sends pictures, one after the other, and says how far it is. */
export function UploadPictures() {
  const { reload } = useRecordActions('media')
  const [progress, setProgress] = useState<string>()
  const send = async (files: File[]) => {
    let sent = 0
    for (const [i, file] of files.entries()) {
      if (files.length > 1) setProgress(`Uploading ${i + 1} of ${files.length}…`)
      try {
        await api('POST /api/admin/media', { form: formOf(file) })
        sent++
      } catch (error) {
        void toast({ title: sentenceOf(error, LOST), description: file.name })
      }
    }
    setProgress(undefined)
    await reload()
    if (sent > 0) void toast({ title: `${plural(sent, 'picture')} uploaded` })
  }
  return (
    <UploadButton
      label="Upload pictures"
      several
      onFiles={send}
      {...(progress !== undefined && { busyLabel: progress })}
    />
  )
}
