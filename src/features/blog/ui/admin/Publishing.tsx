import { buttonClass } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/Field.tsx'
import type { AdminPost } from '../../admin-blog.contract.ts'
import { READING_TIME_MAX, READING_TIME_MIN, WORDS_PER_MINUTE } from '../../blog.limits.ts'
import { isOut, type PostErrors, type PostValues } from './post-values.ts'
import { SidePanel } from './SidePanel.tsx'

export interface PublishingProps {
  values: PostValues
  errors: PostErrors
  words: number
  /** The article as it is stored; null for a new one. */
  stored: AdminPost | null
  set: (change: Partial<PostValues>) => void
}

/** Whether and when an article comes out, and how long it takes to read. */
export function Publishing(props: PublishingProps) {
  const { values, words, set } = props
  const suggested = Math.min(
    READING_TIME_MAX,
    Math.max(READING_TIME_MIN, Math.round(words / WORDS_PER_MINUTE)),
  )
  return (
    <SidePanel title="Publishing">
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-4.5"
          checked={values.is_published}
          onChange={(event) => set({ is_published: event.target.checked })}
        />
        Publish
      </label>
      {values.is_published && <PublicationDate {...props} />}
      <Field
        label="Reading time (minutes)"
        required
        hint={`${READING_TIME_MIN} to ${READING_TIME_MAX}; anything else becomes 5.`}
      >
        {(field) => (
          <input
            {...field}
            className="field"
            inputMode="numeric"
            value={values.reading_time_minutes}
            onChange={(event) => set({ reading_time_minutes: event.target.value })}
          />
        )}
      </Field>
      {words > 0 && String(suggested) !== values.reading_time_minutes && (
        <button
          type="button"
          className={buttonClass('soft', 'sm')}
          onClick={() => set({ reading_time_minutes: String(suggested) })}
        >
          Use {suggested} min ({words.toLocaleString('en')} words)
        </button>
      )}
    </SidePanel>
  )
}

function PublicationDate({ values, errors, stored, set }: PublishingProps) {
  const wasScheduled = stored?.is_published === true && !isOut(stored)
  return (
    <>
      <Field label="Date of publication" error={errors.published_at} hint={hintOf(values, stored)}>
        {(field) => (
          <input
            {...field}
            type="datetime-local"
            className="field"
            value={values.published_at}
            onChange={(event) => set({ published_at: event.target.value })}
          />
        )}
      </Field>
      {wasScheduled && values.published_at === '' && (
        <div role="status" className="grid gap-2 rounded-control bg-warm-soft p-3 text-sm">
          <p className="text-warm">Without a date it is published as soon as you save.</p>
          <button
            type="button"
            className={`${buttonClass('secondary', 'sm')} justify-self-start`}
            onClick={() => set({ is_published: false })}
          >
            Make it a draft instead
          </button>
        </div>
      )}
    </>
  )
}

function hintOf({ published_at }: PostValues, stored: AdminPost | null): string {
  if (Date.parse(published_at) > Date.now()) {
    return isOut(stored)
      ? 'Readers do not see it any more until then; it comes out by itself.'
      : 'It comes out by itself then.'
  }
  if (isOut(stored)) return 'Empty: the date on which it came out.'
  return 'Empty: now. In the future: it comes out by itself.'
}
