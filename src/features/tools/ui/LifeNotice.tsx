import { TriangleAlert } from 'lucide-react'
import { formatDay } from '../../facts/fact-values.ts'
import type { Tool } from '../tools.contract.ts'
import type { LifeState } from '../tools.limits.ts'

type Life = Pick<
  Tool,
  'name' | 'life_state' | 'life_since' | 'life_successor' | 'life_note' | 'life_source_url'
>

/** What readers are told; nothing of a tool that goes on as it was. */
const SENTENCES: Partial<Record<LifeState, (life: Life, when: string) => string>> = {
  preview: ({ name }) => `${name} is a preview: it may change or end.`,
  maintenance: ({ name }, when) => `${name} is only maintained${when}: nothing new is added.`,
  closing: ({ name }, when) => `${name} is closing${when}.`,
  closed: ({ name }, when) => `${name} has closed${when}.`,
  renamed: ({ name, life_successor }, when) =>
    life_successor
      ? `${name} is called ${life_successor} now${when}.`
      : `${name} has another name now${when}.`,
  merged: ({ name, life_successor }, when) =>
    `${name} has become a part of ${life_successor ?? 'another tool'}${when}.`,
}

/** Says at the head of a page that a tool has ended, will, or goes by another name; with the page that says so. */
export function LifeNotice({ tool }: { tool: Life }) {
  const { life_state, life_since, life_successor, life_note, life_source_url } = tool
  const sentence = life_state && SENTENCES[life_state]
  if (!sentence) return null
  const when = life_since ? ` (since ${formatDay(life_since)})` : ''
  const follows = life_successor && life_state !== 'renamed' && life_state !== 'merged'
  return (
    <aside aria-label="What has become of it" className="mt-6 flex gap-3 rounded-card bg-warm-soft p-4">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warm" aria-hidden="true" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{sentence(tool, when)}</p>
        {follows && <p className="mt-0.5">In its place: {life_successor}.</p>}
        {life_note && <p className="mt-0.5">{life_note}</p>}
        {life_source_url && (
          <a
            href={life_source_url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="mt-1 inline-flex link min-h-6"
          >
            Who says so<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </aside>
  )
}
