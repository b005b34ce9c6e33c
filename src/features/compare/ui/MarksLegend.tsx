import type { ReactNode } from 'react'
import { MarkLabel } from './CompareRow.tsx'
import { NotKnown } from './FactCell.tsx'

/** What the marks of a comparison mean. */
export function MarksLegend() {
  const item = (sample: ReactNode, meaning: string) => (
    <li className="flex items-center gap-1.5">
      {sample} {meaning}
    </li>
  )
  return (
    <ul aria-label="What is marked" className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted">
      {item(<MarkLabel mark={{ type: 'best', label: 'lowest' }} />, 'best of its row')}
      {item(<MarkLabel mark={{ type: 'alone', label: 'only one' }} />, 'alone in this')}
      {item(<NotKnown />, 'no source yet')}
    </ul>
  )
}
