import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { plural } from '../../../../ui/text.ts'
import { discardDraft, listLocal } from './drafts.ts'

/** What was written and never saved, by the server's memory and this browser's. */
export function OpenDrafts({ onOpen }: { onOpen: (edit: string) => void }) {
  const queryClient = useQueryClient()
  const query = apiQuery('GET /api/admin/blog-drafts', {})
  const { data = [] } = useQuery({ ...query, staleTime: 0 })
  const [gone, setGone] = useState<string[]>([])
  const known = new Set(data.map((draft) => draft.key))
  const drafts = [
    ...data.map(({ updated_at, ...draft }) => ({ ...draft, at: updated_at })),
    ...listLocal().filter((draft) => !known.has(draft.key)),
  ].filter((draft) => !gone.includes(draft.key))
  if (drafts.length === 0) return null
  const discard = async (key: string) => {
    setGone((before) => [...before, key])
    await discardDraft(key).catch(() => setGone((before) => before.filter((k) => k !== key)))
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
  return (
    <section aria-labelledby="open-drafts" className="mb-6 rounded-card bg-warm-soft p-4">
      <h2 id="open-drafts" className="text-base text-warm">
        Not saved yet
      </h2>
      <ul className="mt-2 grid gap-2">
        {drafts.map(({ key, post_id, title, words, at }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="mr-auto min-w-0 break-words">
              <strong className="font-medium">{title || 'Untitled'}</strong>
              {' · '}
              {post_id ? 'changes' : 'new post'}, {plural(words, 'word')}, <DateText value={at} />
            </span>
            <Button size="sm" onClick={() => onOpen(post_id ? String(post_id) : key)}>
              Continue writing
            </Button>
            <Button variant="ghost" size="sm" onClick={() => void discard(key)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
