import { Check } from 'lucide-react'

export type WizardStep = 'file' | 'columns' | 'check' | 'done'

const STEPS: [WizardStep, string][] = [
  ['file', 'File'],
  ['columns', 'Columns'],
  ['check', 'Check'],
  ['done', 'Import'],
]

/** Where one is in the wizard. */
export function WizardSteps({ step }: { step: WizardStep }) {
  const at = STEPS.findIndex(([name]) => name === step)
  return (
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {STEPS.map(([name, label], i) => (
        <li key={name} aria-current={i === at ? 'step' : undefined} className="flex items-center gap-2">
          {i > 0 && <span aria-hidden="true" className="h-px w-4 bg-line sm:w-8" />}
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-full text-xs font-semibold tabular-nums ${
              i < at
                ? 'bg-good-soft text-good'
                : i === at
                  ? 'bg-accent text-on-accent'
                  : 'bg-raised text-muted'
            }`}
          >
            {i < at ? <Check className="size-3.5" /> : i + 1}
          </span>
          <span className={i === at ? 'font-medium' : 'text-muted max-sm:sr-only'}>
            {label}
            {i < at && <span className="sr-only"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
