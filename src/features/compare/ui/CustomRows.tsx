import { X } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { COMPARE_FIELD_VALUE_MAX, COMPARE_FIELDS_MAX } from '../compare.limits.ts'
import { CompareRow } from './CompareRow.tsx'
import { differing } from './differing.ts'
import type { OwnField } from './useCustomFields.ts'

interface Props {
  tools: Tool[]
  fields: OwnField[]
  onlyDifferences: boolean
  onChange: (next: (now: OwnField[]) => OwnField[], options?: { atOnce: boolean }) => void
  /** The text in a cell is finished. */
  onLeave: () => void
}

/** Unless there is another of its name by now, or no room. */
function putBack(fields: OwnField[], field: OwnField, at: number) {
  const isTaken = fields.some((other) => other.name.toLowerCase() === field.name.toLowerCase())
  return isTaken || fields.length >= COMPARE_FIELDS_MAX
    ? fields
    : [...fields.slice(0, at), field, ...fields.slice(at)]
}

/** Whether something is written that is the same for all tools. */
export function isEqual(tools: Tool[], field: OwnField): boolean {
  const values = tools.map((tool) => field.values[tool.slug] ?? '')
  return values.some((value) => value.trim()) && !differing(values).includes(true)
}

/** The rows that the visitor has added: an input for each tool. */
export function CustomRows({ tools, fields, onlyDifferences, onChange, onLeave }: Props) {
  const remove = (field: OwnField, at: number) => {
    onChange((now) => now.filter((other) => other.name !== field.name), { atOnce: true })
    void toast({
      title: `${field.name} removed`,
      action: {
        label: 'Undo',
        onClick: () => onChange((now) => putBack(now, field, at), { atOnce: true }),
      },
    })
  }
  return fields.map((field, at) => {
    const values = tools.map((tool) => field.values[tool.slug] ?? '')
    return (
      <CompareRow
        key={field.name}
        // A row is not taken away while someone writes in it.
        className={onlyDifferences && isEqual(tools, field) ? 'not-focus-within:hidden' : ''}
        label={
          <span className="flex w-full items-start justify-between gap-1">
            <span className="min-w-0 break-words">{field.name}</span>
            <button
              type="button"
              className={`${buttonClass('ghost', 'icon')} js-only -my-2.5 shrink-0 max-lg:-my-3 print:hidden`}
              onClick={() => remove(field, at)}
            >
              <X className="size-4" aria-hidden="true" />
              <span className="sr-only">Remove the row {field.name}</span>
            </button>
          </span>
        }
        cells={tools.map((tool, t) => (
          <textarea
            dir="auto"
            key={tool.id}
            aria-label={`${field.name} of ${tool.name}`}
            rows={1}
            maxLength={COMPARE_FIELD_VALUE_MAX}
            value={values[t]}
            className="field field-sizing-content resize-none scroll-mt-48 py-[0.6875rem] text-sm print:border-0 print:p-0"
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
              onChange((now) => now.map((other) => (other.name === field.name ? changed : other)))
            }}
          />
        ))}
      />
    )
  })
}
