import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldError } from '../../../../admin-kit/form/useFieldError.ts'
import { MoveButtons } from '../../../../admin-kit/list/MoveButtons.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { LogoTile } from '../../../../ui/LogoTile.tsx'
import { ToolPicker } from '../../../tools/ui/admin/ToolPicker.tsx'

export interface BundleToolValue {
  tool_id: number
  why: string
  name: string
  slug: string
  logo_url: string | null
  theme_color: string | null
  is_published: boolean
}
interface Values {
  tools: BundleToolValue[]
}

/** The tools of a bundle in their order, each with a reason. They move by drag, with buttons, and with arrow keys. */
export function BundleTools() {
  const { register } = useFormContext<Values>()
  const { fields, append, remove, move } = useFieldArray<Values, 'tools'>({ name: 'tools' })
  const error = useFieldError('tools')
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    move(from, to)
    setSaid(`${fields[from]!.name} is number ${to + 1} now`)
    // The focus goes along, so that the next key moves the same tool.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus())
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    shift(at, at + step)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-display text-lg font-semibold">Tools</legend>
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
      <ol ref={list} className="grid gap-2">
        {fields.map((tool, i) => (
          <li
            key={tool.id}
            draggable={dragged === i}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (dragged !== i) {
                move(dragged, i)
                setDragged(i)
              }
            }}
            onDragEnd={() => setDragged(null)}
            className={`flex flex-wrap items-center gap-2 rounded-control border border-line bg-surface p-2 sm:flex-nowrap ${dragged === i ? 'opacity-60' : ''}`}
          >
            <Button
              data-handle
              variant="ghost"
              size="icon"
              className="cursor-grab"
              aria-label={`Move ${tool.name}: arrow up and down`}
              title="Drag, or press arrow up and down"
              onPointerDown={() => setDragged(i)}
              onPointerUp={() => setDragged(null)}
              onKeyDown={(event) => onKeyDown(event, i)}
              icon={GripVertical}
            />
            <ToolName tool={tool} />
            <input
              {...register(`tools.${i}.why`)}
              className="field order-last w-full sm:order-none sm:w-auto sm:flex-1"
              aria-label={`Why ${tool.name}`}
              placeholder="Why it is part of the bundle"
              maxLength={300}
            />
            <MoveButtons
              name={tool.name}
              at={i}
              count={fields.length}
              onMove={(to) => shift(i, to)}
              onRemove={() => remove(i)}
            />
          </li>
        ))}
      </ol>
      {fields.length === 0 && <p className="text-sm text-muted">No tools yet. Find the first one below.</p>}
      <ToolPicker
        label="Add a tool"
        error={error}
        without={fields.map((tool) => tool.tool_id)}
        onPick={({ id, name, slug, logo_url, theme_color }) =>
          append(
            { tool_id: id, name, slug, logo_url, theme_color, why: '', is_published: true },
            { shouldFocus: false },
          )
        }
      />
    </fieldset>
  )
}

function ToolName({ tool }: { tool: BundleToolValue }) {
  return (
    <>
      <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={32} />
      <span className="min-w-32 flex-1 text-sm font-medium sm:flex-none sm:basis-40">
        {tool.name}
        {!tool.is_published && (
          <span className="block text-xs font-normal text-warm">not on the site at present</span>
        )}
      </span>
    </>
  )
}
