import { useFormContext } from 'react-hook-form'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { READING_TIME_MAX, READING_TIME_MIN, WORDS_PER_MINUTE } from '../../blog.limits.ts'
import { isOut, type PostValues } from './post-values.ts'
import { SidePanel } from './SidePanel.tsx'
import { usePostField } from './usePostField.ts'

export interface PublishingProps {
  words: number
  /** The article as it is stored; null for a new one. */
  stored: AdminPost | null
}

/** Whether and when an article comes out, and how long it takes to read. */
export function Publishing({ words, stored }: PublishingProps) {
  const { register } = useFormContext<PostValues>()
  const [isPublished] = usePostField('is_published')
  const [minutes, setMinutes] = usePostField('reading_time_minutes')
  const read = Math.round(words / WORDS_PER_MINUTE)
  const suggested = String(Math.min(READING_TIME_MAX, Math.max(READING_TIME_MIN, read)))
  return (
    <SidePanel title="Publishing">
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="checkbox" className="size-4.5" {...register('is_published')} />
        Publish
      </label>
      {isPublished && <PublicationDate stored={stored} />}
      <TextInput
        name="reading_time_minutes"
        label="Reading time (minutes)"
        required
        inputMode="numeric"
        hint={`${READING_TIME_MIN} to ${READING_TIME_MAX}; anything else becomes 5.`}
      />
      {words > 0 && suggested !== minutes && (
        <Button variant="soft" size="sm" onClick={() => setMinutes(suggested)}>
          Use {suggested} min ({words.toLocaleString('en')} words)
        </Button>
      )}
    </SidePanel>
  )
}

function PublicationDate({ stored }: { stored: AdminPost | null }) {
  const [at] = usePostField('published_at')
  const [, publish] = usePostField('is_published')
  const wasScheduled = stored?.is_published === true && !isOut(stored)
  return (
    <>
      <TextInput
        name="published_at"
        label="Date of publication"
        type="datetime-local"
        hint={hintOf(at, stored)}
      />
      {wasScheduled && at === '' && (
        <div role="status" className="grid gap-2 rounded-control bg-warm-soft p-3 text-sm">
          <p className="text-warm">Without a date it is published as soon as you save.</p>
          <Button size="sm" className="justify-self-start" onClick={() => publish(false)}>
            Make it a draft instead
          </Button>
        </div>
      )}
    </>
  )
}

function hintOf(published_at: string, stored: AdminPost | null): string {
  if (Date.parse(published_at) > Date.now()) {
    return isOut(stored)
      ? 'Readers do not see it any more until then; it comes out by itself.'
      : 'It comes out by itself then.'
  }
  if (isOut(stored)) return 'Empty: the date on which it came out.'
  return 'Empty: now. In the future: it comes out by itself.'
}
