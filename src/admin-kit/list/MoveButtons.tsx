import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  /** What is moved. */
  name: string
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** The buttons of an entry in a list that somebody puts in order. */
export function MoveButtons({ name, at, count, onMove, onRemove }: Props) {
  const steps = [
    { label: `Move ${name} up`, icon: ArrowUp, to: at - 1 },
    { label: `Move ${name} down`, icon: ArrowDown, to: at + 1 },
  ]
  return (
    <span className="ml-auto flex">
      {steps.map(({ label, icon: Icon, to }) => (
        <button
          key={label}
          type="button"
          className={buttonClass('ghost', 'icon')}
          aria-label={label}
          disabled={to < 0 || to >= count}
          onClick={() => onMove(to)}
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className={buttonClass('ghost', 'icon')}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  )
}
