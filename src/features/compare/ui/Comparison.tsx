import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { plural } from '../../../ui/text.ts'
import type { ToolFacts } from '../../facts/facts.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { ComparePrices } from './ComparePrices.tsx'
import { equalRows } from './CompareRows.tsx'
import { CompareTable } from './CompareTable.tsx'
import { CompareToolbar } from './CompareToolbar.tsx'
import { CustomFieldForm } from './CustomFieldForm.tsx'
import { CustomRows, isEqual } from './CustomRows.tsx'
import { DifferencesSwitch } from './DifferencesSwitch.tsx'
import { LeftOutNotice } from './LeftOutNotice.tsx'
import { MarksLegend } from './MarksLegend.tsx'
import { SetsApart } from './SetsApart.tsx'
import { useComparison } from './useComparison.ts'

/** ', from 22 facts with a source'; nothing while there are none. */
function fromFacts(known: ToolFacts[]): string {
  const count = known.reduce((sum, { facts, plans }) => sum + facts.length + plans.length, 0)
  return count > 0 ? `, from ${plural(count, 'fact')} with a source` : ''
}

/** The comparison of an address, with all that can be done about it. */
export function Comparison({ asked }: { asked: string }) {
  const comparison = useComparison(asked)
  const { tools, left_out, search, custom, kinds, facts, team, setTeam } = comparison
  const area = useRef<HTMLDivElement>(null)
  const onlyDifferences = search.only === 'differences' && tools.length > 1
  const known = facts && { kinds, facts, team, onTeam: setTeam }

  /** The button that had the focus is gone with its tool: the next one takes it. */
  const removeTool = async (tool: Tool) => {
    const at = tools.indexOf(tool)
    await comparison.removeTool(tool)
    const buttons = area.current?.querySelectorAll<HTMLElement>('[data-remove]')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }
  const addField = (name: string) => {
    custom.change((now) => [...now, { name, values: {} }], { atOnce: true })
    requestAnimationFrame(() => {
      const cells = area.current?.querySelectorAll('textarea')
      cells?.[cells.length - tools.length]?.focus()
    })
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-3xl md:text-4xl">Compare Tools</h1>
          {tools.length > 0 && (
            <p className="mt-2 text-muted print:hidden">
              {plural(tools.length, 'tool')} side by side{facts && fromFacts(facts)}.
            </p>
          )}
        </div>
        {tools.length > 0 && <CompareToolbar comparison={comparison} />}
      </div>
      <LeftOutNotice leftOut={left_out} tools={tools} />
      {tools.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title="None of these tools is in the directory"
            icon={<SearchX className="size-10" aria-hidden="true" />}
          >
            <p className="max-w-md text-muted">They may have been renamed or taken out. Choose others.</p>
            <Link to="/tools" className={buttonClass('primary')}>
              Browse Tools
            </Link>
          </EmptyState>
        </div>
      ) : (
        <div ref={area}>
          {known && tools.length > 1 && <SetsApart tools={tools} known={known} />}
          {known && <ComparePrices tools={tools} known={known} />}
          {tools.length > 1 && (
            <div className="mt-7 mb-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
              <DifferencesSwitch
                on={onlyDifferences}
                equal={equalRows(tools, known) + custom.fields.filter((own) => isEqual(tools, own)).length}
                onChange={(on) => void comparison.showOnlyDifferences(on)}
              />
              {known && <MarksLegend />}
            </div>
          )}
          {!facts && <LoadFailure title="The facts could not be loaded" onRetry={comparison.retry} />}
          <CompareTable
            tools={tools}
            known={known}
            caption={`${tools.map((tool) => tool.name).join(', ')} side by side`}
            onlyDifferences={onlyDifferences}
            onRemove={(tool) => void removeTool(tool)}
          >
            <CustomRows
              tools={tools}
              fields={custom.fields}
              onlyDifferences={onlyDifferences}
              onChange={custom.change}
              onLeave={() => void custom.flush()}
            />
          </CompareTable>
          <CustomFieldForm fields={custom.fields} isTooLong={custom.isTooLong} onAdd={addField} />
        </div>
      )}
    </>
  )
}
