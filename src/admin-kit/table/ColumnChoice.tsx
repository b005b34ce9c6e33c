import { Columns3 } from 'lucide-react'
import { MENU_ITEM, MenuButton } from '../../ui/MenuButton.tsx'

interface Props {
  columns: readonly { id: string; label: string; fixed?: boolean }[]
  hidden: string[]
  onChange: (hidden: string[]) => void
}

/** Which columns a table shows. */
export function ColumnChoice({ columns, hidden, onChange }: Props) {
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])
  return (
    <MenuButton
      title="Columns"
      label={
        <>
          <Columns3 className="size-4" aria-hidden="true" />
          Columns
        </>
      }
    >
      {() =>
        columns
          .filter((column) => !column.fixed)
          .map(({ id, label }) => (
            <label key={id} className={`${MENU_ITEM} cursor-pointer`}>
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
              />
              {label}
            </label>
          ))
      }
    </MenuButton>
  )
}
