import type { LucideIcon } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAdding } from './useAdding.ts'

interface Props {
  icon: LucideIcon
  title: string
  text?: string
  /** What the button says that adds the first one. */
  add?: string
}

/** Stands in the place of a list that has no entries at all. */
export function NothingYet({ icon: Icon, title, text, add }: Props) {
  const [, setAdding] = useAdding()
  return (
    <EmptyState title={title} icon={<Icon className="size-6" aria-hidden="true" />}>
      {text && <p className="text-muted">{text}</p>}
      {add && (
        <Button variant="primary" onClick={() => setAdding(true)}>
          {add}
        </Button>
      )}
    </EmptyState>
  )
}
