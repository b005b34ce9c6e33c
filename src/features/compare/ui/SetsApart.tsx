import type { Tool } from '../../tools/tools.contract.ts'
import { setsApart, tagsAlone } from '../sets-apart.ts'
import { NotKnown } from './FactCell.tsx'
import type { Known } from './FactRows.tsx'
import { ToolName } from './ToolName.tsx'

/**
 * What sets tools apart, a sentence for each: what facts say, else what it alone is about. Nothing where facts say nothing
 * of any.
 */
export function SetsApart({ tools, known: { kinds, facts } }: { tools: Tool[]; known: Known }) {
  const sentences = setsApart(kinds, facts)
  if (!sentences.some(Boolean)) return null
  return (
    <ul
      aria-label="What sets them apart"
      className="card mt-6 grid divide-y divide-line md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0 print:break-inside-avoid"
    >
      {tools.map((tool, i) => {
        const alone = tagsAlone(tools, i)
        return (
          <li key={tool.id} className="min-w-0 px-4 py-3.5">
            <ToolName tool={tool} />
            <p className="mt-1.5 text-sm leading-snug text-pretty text-muted tabular-nums">
              {sentences[i] || (alone.length > 0 ? `Only here: ${alone.join(', ')}` : <NotKnown />)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
