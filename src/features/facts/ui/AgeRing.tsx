import { useHydrated } from '@tanstack/react-router'
import { formatMonth, isDue } from '../fact-values.ts'

interface Props {
  checked_at: string
  /** Days after which it is due to be looked at again. */
  reviewDays: number
}

/** Whether a fact is due. A page may have been kept since: only the reader's clock tells. */
export function useIsDue({ checked_at, reviewDays }: Props): boolean {
  return useHydrated() && isDue(checked_at, reviewDays, new Date())
}

/** The age of a fact as it is drawn everywhere: filled while it is fresh, hollow once it is due. */
export function Ring({ isDue }: { isDue: boolean }) {
  return (
    <span
      className={`inline-block size-2 shrink-0 rounded-full ${isDue ? 'border-[1.5px] border-warm' : 'bg-good'}`}
      aria-hidden="true"
    />
  )
}

/** The ring of a fact that stands with its source somewhere else. */
export function AgeRing(props: Props) {
  const due = useIsDue(props)
  const words = `Checked ${formatMonth(props.checked_at)}${due ? ', due again' : ''}`
  return (
    <span title={words} className="inline-flex">
      <Ring isDue={due} />
      <span className="sr-only">({words})</span>
    </span>
  )
}
