import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { MoveButtons } from '../../../../admin-kit/list/MoveButtons.tsx'
import { apiQuery } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Options } from '../../../../ui/Options.tsx'
import { ToolPicker } from '../../../tools/ui/admin/ToolPicker.tsx'
import { BLOG_PLOT_TOOLS_MAX } from '../../blog.limits.ts'
import { isPlotted, PLOT_OF_PRICES } from '../../plot-kinds.ts'
import type { PlotTool } from './blocks.ts'
import { insertBlock } from './commands.ts'

/** The tools that a text names by links and cards, in its order. */
function toolsNamedIn({ state: { doc } }: Editor): PlotTool[] {
  const found = new Map<string, string>()
  const add = (slug: string | undefined, name: string) => {
    if (slug && !found.has(slug)) found.set(slug, name)
  }
  doc.descendants(({ type, attrs, marks, text }) => {
    if (type.name === 'toolCard') add(attrs.slug as string, String(attrs.name ?? attrs.slug))
    const link = marks.find((mark) => mark.type.name === 'link')
    add(/^\/tools\/([a-z0-9-]+)$/.exec(String(link?.attrs.href))?.[1], text?.trim() ?? '')
  })
  return [...found].map(([slug, name]) => ({ slug, name })).slice(0, BLOG_PLOT_TOOLS_MAX)
}

/** Asks what a plot shows and of which tools; of the plot that is selected, or of a new one. */
export function PlotForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const isOld = editor.isActive('plot')
  const [{ plot: before, tools: given }] = useState(() =>
    isOld
      ? (editor.getAttributes('plot') as { plot: string; tools: PlotTool[] })
      : { plot: PLOT_OF_PRICES, tools: toolsNamedIn(editor) },
  )
  const [plot, setPlot] = useState(before)
  const [tools, setTools] = useState(given)
  const { data: kinds = [] } = useQuery(apiQuery('GET /api/fact-kinds', {}))
  const put = () => {
    if (isOld) editor.commands.updateAttributes('plot', { plot, tools })
    else insertBlock(editor, { type: 'plot', attrs: { plot, tools } })
    onDone()
  }
  return (
    // Room for the list, which hangs below its field.
    <div className="grid min-h-96 content-start gap-4">
      <Field
        label="What it shows"
        hint="Drawn from the catalogue whenever the page is shown, with sources and dates."
        required
      >
        {(field) => (
          <select {...field} className="field" value={plot} onChange={(event) => setPlot(event.target.value)}>
            <option value={PLOT_OF_PRICES}>Prices of plans</option>
            <Options of={kinds.filter(isPlotted).map(({ key, label }) => [key, label])} />
          </select>
        )}
      </Field>
      {tools.length < BLOG_PLOT_TOOLS_MAX && (
        <ToolPicker
          label="Add a tool"
          onPick={({ slug, name }) => {
            if (!tools.some((tool) => tool.slug === slug)) setTools([...tools, { slug, name }])
          }}
        />
      )}
      <Chosen tools={tools} onChange={setTools} />
      <Button variant="primary" disabled={tools.length === 0} onClick={put}>
        {isOld ? 'Change plot' : 'Insert plot'}
      </Button>
    </div>
  )
}

function Chosen({ tools, onChange }: { tools: PlotTool[]; onChange: (tools: PlotTool[]) => void }) {
  const move = (from: number, to: number) => {
    const next = [...tools]
    ;[next[from], next[to]] = [next[to]!, next[from]!]
    onChange(next)
  }
  if (tools.length === 0) return <p className="text-sm text-muted">No tool is chosen yet.</p>
  return (
    <ul className="grid gap-2" aria-label="Tools of the plot">
      {tools.map(({ slug, name }, i) => (
        <li key={slug} className="flex items-center gap-1 rounded-control border border-line py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{name}</span>
          <MoveButtons
            name={name}
            at={i}
            count={tools.length}
            onMove={(to) => move(i, to)}
            onRemove={() => onChange(tools.filter((tool) => tool.slug !== slug))}
          />
        </li>
      ))}
    </ul>
  )
}
