import { useEffect, useRef } from 'react'
import { slashOptionId, slashStore } from './slash.ts'

const HEIGHT = 320

/** What `/` offers, at the cursor. The focus stays in the text; keys are heard there. */
export function SlashMenu() {
  const state = slashStore.use()
  const list = useRef<HTMLDivElement>(null)
  const chosen = state?.chosen
  useEffect(() => {
    if (chosen !== undefined) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  if (!state) return null
  const { items, place, choose } = state
  const isBelow = place.bottom + HEIGHT < innerHeight
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Insert"
      className="fixed z-50 w-60 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float"
      style={{
        left: Math.max(8, Math.min(place.left, innerWidth - 256)),
        maxHeight: HEIGHT,
        ...(isBelow ? { top: place.bottom + 6 } : { bottom: innerHeight - place.top + 6 }),
      }}
    >
      {items.map((item, i) => (
        <div
          key={item.label}
          id={slashOptionId(i)}
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          className={`cursor-pointer rounded-control px-3 py-2 text-sm ${i === chosen ? 'bg-accent-soft text-accent-text' : 'hover:bg-raised'}`}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(item)
          }}
        >
          {item.label}
        </div>
      ))}
    </div>
  )
}
