import { useFieldError } from '../../../../admin-kit/form/useFieldError.ts'
import { MoveButtons } from '../../../../admin-kit/list/MoveButtons.tsx'
import { ToolPicker } from '../../../tools/ui/admin/ToolPicker.tsx'
import { usePostField } from './usePostField.ts'

/** The tools that an article features: they appear as cards in the post, in this order. */
export function FeaturedTools() {
  const [tools, change] = usePostField('featured_tools')
  const error = useFieldError('featured_tools')
  const swap = (i: number, j: number) => {
    const next = [...tools]
    ;[next[i], next[j]] = [next[j]!, next[i]!]
    change(next)
  }
  return (
    <section className="card grid grid-cols-1 gap-3 p-4" aria-label="Featured tools">
      <div>
        <h3 className="text-base">Featured tools</h3>
        <p className="text-sm text-muted">Chosen tools appear as cards in the post.</p>
      </div>
      {tools.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {tools.map((tool, i) => (
            <li
              key={tool.id}
              className="flex items-center gap-1 rounded-control border border-line py-1 pr-1 pl-3"
            >
              <span className="min-w-0 flex-1 truncate text-sm font-medium">{tool.name}</span>
              <MoveButtons
                name={tool.name}
                at={i}
                count={tools.length}
                onMove={(to) => swap(i, to)}
                onRemove={() => change(tools.filter((t) => t.id !== tool.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ToolPicker
        label="Add a tool"
        error={error}
        without={tools.map((t) => t.id)}
        onPick={({ id, name, slug }) => change([...tools, { id, name, slug }])}
      />
    </section>
  )
}
