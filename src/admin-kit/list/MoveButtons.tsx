import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'

interface Props {
  /** What is moved. */
  name: string
  at: number
  count: number
  onMove: (to: number) => void
  /** Left out where it is taken away elsewhere. */
  onRemove?: () => void
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
        <Button
          key={label}
          variant="ghost"
          size="icon"
          aria-label={label}
          disabled={to < 0 || to >= count}
          onClick={() => onMove(to)}
          icon={Icon}
        />
      ))}
      {onRemove && (
        <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove} icon={X} />
      )}
    </span>
  )
}
