import { Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useAdding } from './useAdding.ts'

/** Opens the form of a new record, beside the title of a screen. */
export function AddButton({ children }: { children: string }) {
  const [, setAdding] = useAdding()
  return (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      {children}
    </Button>
  )
}
