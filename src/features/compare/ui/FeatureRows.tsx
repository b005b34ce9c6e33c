import { Check } from 'lucide-react'
import type { Tool } from '../../tools/tools.contract.ts'
import { sharedFeatures } from '../features.ts'
import { CompareHeading, CompareRow } from './CompareRow.tsx'
import { Words } from './Words.tsx'

const isInAll = (wordings: (string | undefined)[]) => wordings.every((wording) => wording !== undefined)

/** How many features all tools have. */
export const equalFeatures = (tools: Tool[]): number =>
  sharedFeatures(tools.map((tool) => tool.features)).shared.filter(isInAll).length

/** What the tools can do: what several have with a tick for each that has it, then what else each lists. */
export function FeatureRows({ tools, onlyDifferences }: { tools: Tool[]; onlyDifferences: boolean }) {
  const { shared, rest } = sharedFeatures(tools.map((tool) => tool.features))
  const rows = shared.filter((wordings) => !onlyDifferences || !isInAll(wordings))
  const isEmpty = rest.every((features) => features.length === 0)
  const hasRest = !isEmpty || (!onlyDifferences && shared.length === 0)
  if (rows.length === 0 && !hasRest) return null
  return (
    <>
      <CompareHeading columns={tools.length}>What can it do?</CompareHeading>
      {rows.map((wordings) => {
        const label = wordings.find((wording) => wording !== undefined)!
        return (
          <CompareRow
            key={label}
            label={label}
            cells={tools.map(({ id }, i) => <Listed key={id} wording={wordings[i]} label={label} />)}
          />
        )
      })}
      {hasRest && (
        <CompareRow label="Features" cells={tools.map(({ id }, i) => <Words key={id} words={rest[i]!} />)} />
      )}
    </>
  )
}

/** A tick where a tool lists the feature, with its own words where they are others. */
function Listed({ wording, label }: { wording: string | undefined; label: string }) {
  if (wording === undefined) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not listed</span>
      </span>
    )
  }
  return (
    <span className="flex items-baseline gap-1.5">
      <Check className="size-3.5 shrink-0 self-center text-good" strokeWidth={2.5} aria-hidden="true" />
      <span className="sr-only">Yes</span>
      {wording.toLowerCase() !== label.toLowerCase() && <span className="text-xs text-muted">{wording}</span>}
    </span>
  )
}
