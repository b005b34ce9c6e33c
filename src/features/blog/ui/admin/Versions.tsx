import { useQuery } from '@tanstack/react-query'
import { api, freshQuery } from '../../../../app/query.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { plural } from '../../../../ui/text.ts'
import { useAction } from '../../../../ui/useAction.ts'
import { DraftText, SavedText, VersionRow } from './VersionRow.tsx'

interface Props {
  open: boolean
  draftKey: string
  postId: number | null
  onClose: () => void
  /** Puts an autosaved version into the form. */
  onRestore: (data: Record<string, unknown>) => void
  /** The stored article was made what it was. */
  onRestored: () => void
}

/** Earlier versions: those that were kept while writing, and those that were saved. */
export function Versions({ open, draftKey, postId, onClose, onRestore, onRestored }: Props) {
  const { failure, run } = useAction(() => 'The version could not be restored. Please try again.')
  const drafts = useQuery({
    ...freshQuery('GET /api/admin/blog-drafts/{key}/versions', { params: { key: draftKey } }),
    enabled: open,
  })
  const saved = useQuery({
    ...freshQuery('GET /api/admin/records/{kind}/{id}/history', {
      params: { kind: 'blog_post', id: String(postId) },
    }),
    enabled: open && postId !== null,
  })
  const attempt = (what: () => Promise<void>) =>
    run(async () => {
      await what()
      onClose()
    })
  const rows = [
    ...(drafts.data ?? []).map((version) => ({
      id: `draft-${version.id}`,
      at: version.updated_at,
      text: `Autosaved · ${plural(version.words, 'word')}`,
      show: () => <DraftText draftKey={draftKey} id={version.id} />,
      restore: () =>
        attempt(async () => {
          const params = { key: draftKey, id: String(version.id) }
          onRestore((await api('GET /api/admin/blog-drafts/{key}/versions/{id}', { params })).data)
        }),
    })),
    ...(saved.data ?? [])
      .filter((entry) => entry.has_after)
      .map((entry) => ({
        id: `saved-${entry.id}`,
        at: entry.at,
        text: `Saved by ${entry.actor_name}${entry.fields.length > 0 ? ` · ${entry.fields.map((f) => f.field.replaceAll('_', ' ')).join(', ')}` : ''}`,
        show: () => <SavedText fields={entry.fields} />,
        restore: () =>
          attempt(async () => {
            await api('POST /api/admin/records/{kind}/{id}/restore', {
              params: { kind: 'blog_post', id: String(postId) },
              body: { change_id: entry.id, side: 'after' },
            })
            onRestored()
          }),
      })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  const isPending = drafts.isFetching || saved.isFetching
  return (
    <Dialog open={open} onClose={onClose} title="Versions">
      <FormFailure message={failure} />
      {rows.length === 0 && (
        <p className="text-muted">
          {isPending
            ? 'Loading…'
            : drafts.error || saved.error
              ? 'The versions could not be loaded.'
              : 'There are no earlier versions yet. One is kept every few minutes while you write.'}
        </p>
      )}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <VersionRow key={row.id} at={row.at} text={row.text} onRestore={() => void row.restore()}>
            {row.show}
          </VersionRow>
        ))}
      </ul>
    </Dialog>
  )
}
