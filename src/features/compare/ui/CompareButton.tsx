import { buttonClass, quietButton } from '../../../ui/button.ts'
import { StateLabel } from '../../../ui/StateLabel.tsx'
import { SymbolIcon } from '../../../ui/SymbolIcon.tsx'
import { COMPARE_FULL, type ComparedTool, useCompared } from './compare-list.ts'
import { flyToBar } from './fly-to-bar.ts'

interface Props {
  tool: ComparedTool
  label?: string
  size?: 'sm' | 'md'
  /** Without a border; on a phone, and in a row of a table, without words. */
  quiet?: 'card' | 'row'
  className?: string
}

/** Adds a tool to the comparison, or takes it out again. */
export function CompareButton({ tool, label = 'Compare', size = 'sm', quiet, className = '' }: Props) {
  const { added, isFull, isKnown, toggle } = useCompared(tool)
  const full = isFull && !added
  return (
    <button
      type="button"
      aria-pressed={added}
      disabled={full}
      title={full ? COMPARE_FULL : quiet === 'row' ? (added ? 'Added' : label) : undefined}
      className={`${quiet ? quietButton(added) : buttonClass(added ? 'soft' : 'secondary', size)} ${className}`.trim()}
      onClick={({ currentTarget }) => {
        toggle()
        if (!added) flyToBar(currentTarget, tool.id)
      }}
    >
      <SymbolIcon name={added ? 'check' : 'compare'} />
      <span className={quiet === 'row' ? 'sr-only' : quiet && 'max-sm:sr-only'}>
        <StateLabel isOn={isKnown ? added : null} on="Added" off={label} unknown="unknown-if-comparing" />
      </span>
      <span className="sr-only">: {tool.name}</span>
    </button>
  )
}
