import { Button } from '../../ui/Button.tsx'

interface Props {
  rows: { id: number }[]
  clear: () => void
  remove: (ids: number[]) => unknown
}

/** Moves the selected rows to the bin at once, from which an undo brings them back. */
export function DeleteSelected({ rows, clear, remove }: Props) {
  const onClick = () => {
    clear()
    void remove(rows.map(({ id }) => id))
  }
  return (
    <Button variant="danger" size="sm" onClick={onClick}>
      Delete
    </Button>
  )
}
