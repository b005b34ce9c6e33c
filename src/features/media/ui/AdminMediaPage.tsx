import { Images } from 'lucide-react'
import { HistoryDialog } from '../../../admin-kit/history/HistoryDialog.tsx'
import { CardList } from '../../../admin-kit/list/CardList.tsx'
import { NothingYet } from '../../../admin-kit/list/NothingYet.tsx'
import { useRecordRows } from '../../../admin-kit/list/useRecordRows.ts'
import { AdminScreen } from '../../../admin-kit/screen/AdminScreen.tsx'
import { ListFilters, optionsOf } from '../../../admin-kit/table/ListFilters.tsx'
import { useListed } from '../../../admin-kit/table/useListed.ts'
import type { AdminPicture } from '../media.contract.ts'
import { PictureCard } from './admin/PictureCard.tsx'
import { PictureDialog } from './admin/PictureDialog.tsx'
import { TidyButtons } from './admin/TidyButtons.tsx'
import { UploadPictures } from './admin/UploadPictures.tsx'
import { KIND_WORDS, ORIGIN_WORDS } from './media-words.ts'

/** Every picture that the site keeps. */
export function AdminMediaPage() {
  return (
    <AdminScreen title="Media" actions={<UploadPictures />}>
      {() => <Pictures />}
    </AdminScreen>
  )
}

const CHOICES = [
  { name: 'kind', label: 'Kind', all: 'Any kind', options: optionsOf(KIND_WORDS) },
  { name: 'origin', label: 'Origin', all: 'Any origin', options: optionsOf(ORIGIN_WORDS) },
  {
    name: 'use',
    label: 'Use',
    all: 'Used or not',
    options: optionsOf({ used: 'Used', unused: 'Not used' }),
  },
  {
    name: 'alt',
    label: 'Alternative text',
    all: 'With or without text',
    options: optionsOf({ with: 'With alternative text', without: 'Without alternative text' }),
  },
]

function Pictures() {
  const listed = useListed('GET /api/admin/media', { sort: 'created_at', order: 'desc', choices: CHOICES })
  const { edited, edit, looked, lookInto } = useRecordRows<AdminPicture>((picture) => picture.name)
  return (
    <>
      <CardList
        {...listed}
        label="Pictures"
        layout="pictures"
        filters={
          <ListFilters state={listed.state} search="Search pictures" choices={CHOICES}>
            <TidyButtons />
          </ListFilters>
        }
        card={(picture) => <PictureCard picture={picture} onOpen={() => edit(picture)} />}
        empty={
          <NothingYet
            icon={Images}
            title="No pictures yet"
            text="Logos, screenshots and pictures of articles stand here once they are uploaded."
          />
        }
        emptyFiltered="No pictures found"
      />
      {edited && (
        <PictureDialog
          key={edited.id}
          picture={edited}
          onHistory={() => {
            edit(null)
            lookInto(edited)
          }}
          onClose={() => edit(null)}
        />
      )}
      {looked && (
        <HistoryDialog
          kind="media"
          record={{ id: looked.id, name: looked.name }}
          onClose={() => lookInto(null)}
        />
      )}
    </>
  )
}
