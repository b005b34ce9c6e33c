import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { OrderPart } from '../../../settings/order-weights.ts'
import { PART_WORDS } from '../../order-words.ts'

/** What a field holds as a weight: a whole number from 0 to 100. */
const toWeight = (text: string) => Math.min(100, Math.max(0, Math.round(Number(text)) || 0))

/** The weight of a part, to be drawn or typed; beside it what it is of the whole. */
export function WeightField({ part, percent }: { part: OrderPart; percent: number | null }) {
  const id = useId()
  const { field } = useController({ name: `order_weights.${part}` })
  const { label } = PART_WORDS[part]
  const set = (text: string) => field.onChange(toWeight(text))
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-muted tabular-nums">
          {percent === null ? '–' : `${percent} % of the score`}
        </output>
      </div>
      <div className="mt-1 flex items-center gap-3">
        <input
          type="range"
          min={0}
          max={100}
          aria-label={`${label}, drawn`}
          value={field.value}
          onChange={(event) => set(event.target.value)}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
        <input
          id={id}
          ref={field.ref}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={field.value}
          onChange={(event) => set(event.target.value)}
          onBlur={field.onBlur}
          className="field w-20 tabular-nums"
        />
      </div>
    </div>
  )
}
