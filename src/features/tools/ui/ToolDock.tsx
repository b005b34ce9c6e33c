import { type RefObject, useEffect, useState } from 'react'
import type { Tool } from '../tools.contract.ts'
import { ToolButtons } from './ToolHeader.tsx'

interface Props {
  tool: Tool
  /** The buttons that it stands in for. */
  actions: RefObject<HTMLDivElement | null>
  /** Whether something else stands at the lower edge. */
  isTaken: boolean
}

/** On a phone the buttons of a tool's head at the lower edge, once those have scrolled away. Its room is always there. */
export function ToolDock({ tool, actions, isTaken }: Props) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watch.observe(actions.current!)
    return () => watch.disconnect()
  }, [actions])
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 -mx-4 mt-8 h-16 sm:-mx-6 md:hidden print:hidden">
      {isAway && !isTaken && (
        <div className="pointer-events-auto flex h-full animate-[rise_180ms_ease-out] gap-2 border-t border-line bg-surface px-4 py-2.5 sm:px-6">
          <ToolButtons tool={tool} />
        </div>
      )}
    </div>
  )
}
