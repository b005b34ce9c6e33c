import { plural } from '../../../ui/text.ts'

interface Props {
  on: boolean
  /** Rows that say the same of all tools. */
  equal: number
  onChange: (on: boolean) => void
}

/** Leaves out the rows that are the same for all tools, and says how many they are. */
export function DifferencesSwitch({ on, equal, onChange }: Props) {
  return (
    <div className="js-only flex flex-wrap items-center gap-x-2.5 text-sm print:hidden">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby="equal-rows"
        className="group inline-flex min-h-11 items-center gap-2.5 rounded-control font-medium md:min-h-9"
        onClick={() => onChange(!on)}
      >
        <span
          aria-hidden="true"
          className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-raised p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent"
        >
          <span className="size-3.5 rounded-full bg-line-strong transition group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent" />
        </span>
        Only differences
      </button>
      <span id="equal-rows" className="text-muted tabular-nums">
        {equal === 0 ? 'no row is equal' : `${plural(equal, 'equal row')}${on ? ' hidden' : ''}`}
      </span>
    </div>
  )
}
