import { type FormEvent, useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { COMPARE_FIELD_NAME_MAX, COMPARE_FIELDS_MAX } from '../compare.limits.ts'
import { tidy } from '../custom-fields.ts'
import type { OwnField } from './useCustomFields.ts'

interface Props {
  fields: OwnField[]
  /** All of them no longer fit into a link. */
  isTooLong: boolean
  onAdd: (name: string) => void
}

/** Adds a row by its name. */
export function CustomFieldForm({ fields, isTooLong, onAdd }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const isFull = fields.length >= COMPARE_FIELDS_MAX
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tidied = tidy(name, Number.POSITIVE_INFINITY)
    if (!tidied) return setProblem('Give the row a name.')
    if (tidied.length > COMPARE_FIELD_NAME_MAX) {
      return setProblem(
        `A name has at most ${COMPARE_FIELD_NAME_MAX} characters; this one has ${tidied.length}.`,
      )
    }
    if (fields.some((field) => field.name.toLowerCase() === tidied.toLowerCase())) {
      return setProblem('There is a row with this name already.')
    }
    setName('')
    setProblem('')
    onAdd(tidied)
  }
  return (
    <form className="js-only mt-6 max-w-md print:hidden" noValidate onSubmit={submit}>
      <label htmlFor={id} className="block text-sm font-medium">
        Add a row of your own
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          placeholder="For example: Setup time"
          disabled={isFull}
          value={name}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-hint`}
          className="field"
          onChange={(event) => {
            setName(event.target.value)
            setProblem('')
          }}
        />
        <button type="submit" className={buttonClass('secondary')} disabled={isFull}>
          Add row
        </button>
      </div>
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`mt-1.5 text-sm ${problem || isTooLong ? 'text-danger' : 'text-muted'}`}
      >
        {problem ||
          (isTooLong
            ? 'Your rows hold more text than a link can carry: shorten some, or the link will show less than you see here.'
            : isFull
              ? `A comparison has at most ${COMPARE_FIELDS_MAX} rows of your own.`
              : 'What you write is kept in the link, so whoever opens it sees it, too.')}
      </p>
    </form>
  )
}
