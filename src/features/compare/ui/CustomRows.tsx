import { X } from 'lucide-react'
import { COMPARE_FIELD_VALUE_MAX } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { CompareRow } from './CompareTable.tsx'
import { differing } from './differing.ts'
import type { OwnField } from './useCustomFields.ts'

interface Props {
  tools: Tool[]
  fields: OwnField[]
  onlyDifferences: boolean
  onChange: (fields: OwnField[], options?: { atOnce: boolean }) => void
  /** The text in a cell is finished. */
  onLeave: () => void
}

/** The rows that the visitor has added: an input for each tool. */
export function CustomRows({ tools, fields, onlyDifferences, onChange, onLeave }: Props) {
  return fields.map((field, at) => {
    const values = tools.map((tool) => field.values[tool.slug] ?? '')
    const differs = differing(values)
    const isEmpty = values.every((value) => !value.trim())
    return (
      <CompareRow
        key={field.name}
        // A row is not taken away while someone writes in it.
        className={onlyDifferences && !isEmpty && !differs.includes(true) ? 'not-focus-within:hidden' : ''}
        differs={differs}
        label={
          <span className="flex w-full items-start justify-between gap-1">
            <span className="min-w-0 break-words">{field.name}</span>
            <button
              type="button"
              className={`${buttonClass('ghost', 'icon')} js-only -my-2.5 shrink-0 max-lg:-my-3 print:hidden`}
              onClick={() =>
                onChange(
                  fields.filter((_, i) => i !== at),
                  { atOnce: true },
                )
              }
            >
              <X className="size-4" aria-hidden="true" />
              <span className="sr-only">Remove the row {field.name}</span>
            </button>
          </span>
        }
        cells={tools.map((tool, t) => (
          <textarea
            key={tool.id}
            aria-label={`${field.name} of ${tool.name}`}
            rows={1}
            maxLength={COMPARE_FIELD_VALUE_MAX}
            value={values[t]}
            className="field field-sizing-content resize-none scroll-mt-48 text-sm print:border-0 print:p-0"
            onKeyDown={(event) => {
              // The value is one line, however long.
              if (event.key !== 'Enter') return
              event.preventDefault()
              onLeave()
            }}
            onBlur={onLeave}
            onChange={(event) => {
              const value = event.target.value.replace(/\s*\n\s*/g, ' ')
              const changed = { ...field, values: { ...field.values, [tool.slug]: value } }
              onChange(fields.map((other, j) => (j === at ? changed : other)))
            }}
          />
        ))}
      />
    )
  })
}
