import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { schemaValues } from '../../../../admin-kit/form/field-values.ts'
import { RecordDialog } from '../../../../admin-kit/form/RecordDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { api } from '../../../../app/query.ts'
import { Options } from '../../../../ui/Options.tsx'
import { type AdminPicture, MediaInput } from '../../media.contract.ts'
import { KIND_WORDS } from '../media-words.ts'
import { PictureFacts } from './PictureFacts.tsx'

interface Props {
  picture: AdminPicture
  onHistory: () => void
  onClose: () => void
}

/** A picture with what is known of it: its text is edited, and it can be replaced. */
export function PictureDialog({ picture, onHistory, onClose }: Props) {
  const { address, alt, width, height } = picture
  const params = { id: String(picture.id) }
  return (
    <RecordDialog
      kind="media"
      noun="picture"
      title={picture.name}
      place="wide"
      record={picture}
      toValues={(record) => schemaValues(MediaInput, record)}
      toInput={(values) => values}
      schema={MediaInput}
      read={() => api('GET /api/admin/media/{id}', { params })}
      create={() => Promise.reject(new Error('Pictures are uploaded'))}
      update={(body) => api('PUT /api/admin/media/{id}', { params, body })}
      lost="Error saving picture. Please try again."
      created="Picture saved"
      changed="Picture saved"
      onClose={onClose}
      aside={<PictureFacts picture={picture} onHistory={onHistory} onClose={onClose} />}
    >
      <div className="grid place-items-center rounded-card border border-line bg-raised p-4">
        <img
          src={address}
          alt={alt ?? ''}
          width={width}
          height={height}
          className="max-h-[45dvh] w-auto max-w-full object-contain"
        />
      </div>
      <div className="grid gap-5">
        <AreaInput
          name="alt"
          label="Alternative text"
          rows={2}
          hint="What the picture shows, for people who do not see it."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput name="name" label="Name" required />
          <ChoiceInput name="kind" label="Kind">
            <Options of={KIND_WORDS} />
          </ChoiceInput>
        </div>
      </div>
    </RecordDialog>
  )
}
