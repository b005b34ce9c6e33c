import { Plus } from 'lucide-react'
import { MENU_ITEM, MenuButton } from '../../../ui/MenuButton.tsx'
import type { KitJob, ReadThing } from '../kits.contract.ts'
import { DEMAND_CHOICES } from './demand-choices.ts'
import { withDemand } from './kit-reading.ts'
import type { Kit } from './useKit.ts'

/** A menu of demands that the text does not name. */
export function KitDemandMenu({ kit, read }: { kit: Kit; read: readonly ReadThing[] }) {
  const isRead = ({ id }: KitJob) => read.some((thing) => thing.id === id)
  return (
    <div className="shrink-0 max-md:-ml-3 md:[&_button]:min-h-8">
      <MenuButton
        variant="ghost"
        title="Add a demand"
        label={
          <>
            <Plus className="size-3.5" aria-hidden="true" />
            Add a demand
          </>
        }
      >
        {(close) => {
          const add = (demand: KitJob) => {
            close()
            void kit.revise(withDemand(kit, demand, read))
          }
          return DEMAND_CHOICES.map(({ title, demands = [], choices = [] }) => (
            <fieldset key={title} className="max-w-72 py-1">
              <legend className="px-3 pt-1 text-xs text-muted">{title}</legend>
              {demands.map((demand) => (
                <button
                  key={demand.id}
                  type="button"
                  className={`${MENU_ITEM} disabled:opacity-55`}
                  disabled={kit.isMaking || isRead(demand)}
                  onClick={() => add(demand)}
                >
                  {demand.label}
                </button>
              ))}
              {choices.length > 0 && (
                <div className="flex flex-wrap gap-1 px-2 py-1">
                  {choices.map(({ id, label, short }) => (
                    <button
                      key={id}
                      type="button"
                      aria-label={label}
                      disabled={kit.isMaking || isRead({ id, label })}
                      className="min-h-11 rounded-full border border-line px-3 text-sm hover:bg-raised disabled:opacity-55 md:min-h-8"
                      onClick={() => add({ id, label })}
                    >
                      {short}
                    </button>
                  ))}
                </div>
              )}
            </fieldset>
          ))
        }}
      </MenuButton>
    </div>
  )
}
