import type { Tool } from '../../tools/tools.contract.ts'
import { setsApart } from '../sets-apart.ts'
import type { Known } from './FactRows.tsx'
import { ToolName } from './ToolName.tsx'

/** What sets tools apart, a sentence for each of which facts say something; nothing where they say nothing. */
export function SetsApart({ tools, known: { kinds, facts } }: { tools: Tool[]; known: Known }) {
  const sentences = setsApart(kinds, facts)
  if (!sentences.some(Boolean)) return null
  return (
    <ul
      aria-label="What sets them apart"
      className="card mt-6 grid divide-y divide-line md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0 print:break-inside-avoid"
    >
      {tools.map(
        (tool, i) =>
          sentences[i] && (
            <li key={tool.id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3.5">
              <ToolName tool={tool} />
              <p className="text-sm text-muted tabular-nums">{sentences[i]}</p>
            </li>
          ),
      )}
    </ul>
  )
}
