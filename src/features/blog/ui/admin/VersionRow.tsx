import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { FieldChanges } from '../../../../admin-kit/history/FieldChanges.tsx'
import type { HistoryEntry } from '../../../../admin-kit/history/records.contract.ts'
import { apiQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { valuesOfDraft } from './post-values.ts'
import { PlainArticle } from './ShownFields.tsx'

const time = (iso: string) => new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

/** A version in the list: when and what, on request what stands in it, and the way back to it. */
export function VersionRow({
  at,
  text,
  children,
  onRestore,
}: {
  at: string
  text: string
  /** What stands in it; asked for when it is to be shown. */
  children: () => ReactNode
  onRestore: () => void
}) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex items-center gap-2">
        <div id={`${id}-what`} className="mr-auto min-w-0 text-sm">
          <p className="font-medium">
            <DateText value={at} />, {time(at)}
          </p>
          <p className="text-muted">{text}</p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isShown}
          aria-describedby={`${id}-what`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
        <Button size="sm" aria-describedby={`${id}-what`} onClick={onRestore}>
          Restore
        </Button>
      </div>
      {isShown && <div className="mt-3 border-t border-line pt-3">{children()}</div>}
    </li>
  )
}

/** What stands in an autosaved version. */
export function DraftText({ draftKey, id }: { draftKey: string; id: number }) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/blog-drafts/{key}/versions/{id}', { params: { key: draftKey, id: String(id) } }),
  )
  if (error) return <p className="text-sm text-muted">The version could not be loaded.</p>
  if (!data) return <div className="skeleton h-24" aria-busy="true" />
  return <PlainArticle html={valuesOfDraft(data.data).content || '<p>Nothing was written yet.</p>'} />
}

/** What was changed in a saved version: the text as it became, other fields as they were and as they are. */
export function SavedText({ fields }: Pick<HistoryEntry, 'fields'>) {
  const content = fields.find(({ field }) => field === 'content')?.after
  const others = fields.filter(({ field }) => field !== 'content')
  return (
    <div className="grid gap-3">
      {typeof content === 'string' && <PlainArticle html={content} />}
      {others.length > 0 && <FieldChanges fields={others} />}
      {fields.length === 0 && <p className="text-sm text-muted">The post as it began.</p>}
    </div>
  )
}
