import type { ReactNode } from 'react'
import { SearchField } from './SearchField.tsx'

interface Props {
  /** Where it is sent without JavaScript. */
  action: string
  id?: string
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  /** Enter was pressed. */
  onSend: (text: string) => void
  /** What is sent with it. */
  children?: ReactNode
}

/** The search of a page of cards. */
export function SearchForm({ action, id, value, onSend, children, ...field }: Props) {
  return (
    <search className="mt-5 block max-w-2xl">
      <form
        id={id}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSend(value)
        }}
      >
        {children}
        <SearchField large value={value} {...field} />
      </form>
    </search>
  )
}
