import { Copy, History, Replace, Trash2 } from 'lucide-react'
import { useRecordActions } from '../../../../admin-kit/history/useRecordActions.ts'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { sentenceOf } from '../../../../ui/form-failure.ts'
import { plural } from '../../../../ui/text.ts'
import { toast } from '../../../../ui/toast.ts'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import type { AdminPicture } from '../../media.contract.ts'
import { ORIGIN_WORDS, sizeText } from '../media-words.ts'
import { formOf, LOST } from './UploadPictures.tsx'

interface Props {
  picture: AdminPicture
  onHistory: () => void
  onClose: () => void
}

/** Where a picture comes from and where it is used, and what can be done with it. */
export function PictureFacts({ picture, onHistory, onClose }: Props) {
  const { id, name, address, origin, source_url, fetched_at, created_at, use_count } = picture
  const { remove, tellDone, reload } = useRecordActions('media', {
    deleted: () => `${name} moved to the bin`,
    failed: 'It could not be moved to the bin',
    lost: 'Error moving the picture to the bin',
  })
  const replace = async ([file]: File[]) => {
    try {
      const params = { id: String(id) }
      const { replaced, batch } = await api('POST /api/admin/media/{id}/replace', {
        params,
        form: formOf(file!),
      })
      onClose()
      await reload()
      tellDone(`Replaced in ${plural(replaced, 'place')}`, batch)
    } catch (error) {
      void toast({ title: sentenceOf(error, LOST) })
    }
  }
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: 'Address copied' }),
      () => toast({ title: 'The address could not be copied', description: address }),
    )
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">Size</dt>
        <dd className="tabular-nums">{sizeText(picture)}</dd>
        <dt className="text-muted">Origin</dt>
        <dd className="break-words">
          {source_url ? (
            <a href={source_url} target="_blank" rel="noreferrer" className="link">
              {new URL(source_url).host}
            </a>
          ) : (
            ORIGIN_WORDS[origin]
          )}
        </dd>
        <dt className="text-muted">{fetched_at ? 'Fetched' : 'Added'}</dt>
        <dd>
          <TimeText value={fetched_at ?? created_at} />
        </dd>
        <dt className="text-muted">Address</dt>
        <dd className="break-all">
          <a href={address} target="_blank" rel="noreferrer" className="link">
            {address}
          </a>
        </dd>
      </dl>
      <Uses picture={picture} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Copy} onClick={() => void copy()}>
          Copy address
        </Button>
        <Button size="sm" icon={History} onClick={onHistory}>
          History
        </Button>
        <UploadButton
          label="Replace everywhere"
          icon={<Replace className="size-4" aria-hidden="true" />}
          onFiles={replace}
        />
        {use_count === 0 && (
          <Button
            size="sm"
            icon={Trash2}
            onClick={async () => {
              if (await remove([id])) onClose()
            }}
          >
            Move to the bin
          </Button>
        )}
      </div>
    </>
  )
}

function Uses({ picture: { use_count, uses } }: { picture: AdminPicture }) {
  return (
    <section aria-label="Where it is used">
      <h3 className="text-sm font-medium">
        {use_count === 0 ? 'Used nowhere' : `Used in ${plural(use_count, 'place')}`}
      </h3>
      <ul className="mt-1 text-sm">
        {uses.map(({ noun, name, path, in_bin }, i) => (
          <li key={i} className="flex min-h-11 items-center gap-2 md:min-h-9">
            <a href={path} className="link min-w-0 truncate">
              {name}
            </a>
            <span className="shrink-0 text-muted">
              {noun}
              {in_bin && ', in the bin'}
            </span>
          </li>
        ))}
      </ul>
      {use_count > uses.length && (
        <p className="text-sm text-muted">and {plural(use_count - uses.length, 'more place')}</p>
      )}
    </section>
  )
}
