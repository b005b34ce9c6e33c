import { Star } from 'lucide-react'
import { plural } from '../../../ui/text.ts'

const STARS = [1, 2, 3, 4, 5] as const

interface Props {
  value: number
  onChange: (value: number) => void
}

/** Five stars to click, or to choose with the arrow keys. */
export function StarsInput({ value, onChange }: Props) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Rating</legend>
      <div className="flex items-center">
        {STARS.map((n) => (
          <label
            key={n}
            className="cursor-pointer rounded-control p-1.5 hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rating"
              value={n}
              checked={value === n}
              // A click on the star that is chosen says that it is meant.
              onClick={() => onChange(n)}
              onChange={() => onChange(n)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={`size-8 ${n <= value ? 'fill-rating text-rating' : 'text-line-strong'}`}
            />
            <span className="sr-only">{plural(n, 'star')}</span>
          </label>
        ))}
        <span className="ml-2 text-sm text-muted tabular-nums" aria-hidden="true">
          {value} of 5
        </span>
      </div>
    </fieldset>
  )
}
