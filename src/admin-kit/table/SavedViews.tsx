import { useNavigate, useSearch } from '@tanstack/react-router'
import { Bookmark, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MENU_ITEM, MenuButton } from '../../ui/MenuButton.tsx'
import type { AdminSearch } from '../screen/admin-route.ts'
import { viewsOf } from './saved-views.ts'

const NAME_MAX = 40

/** Lists that are looked at often: the search, filters and order of the address under a name. */
export function SavedViews({ name: table }: { name: string }) {
  const store = viewsOf(table)
  const views = store.use()
  const address: AdminSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted) return
    const { page: _, ...kept } = address
    const search = Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
    )
    store.set([...views.filter((view) => view.name !== wanted), { name: wanted, search }])
    setName('')
  }
  return (
    <MenuButton
      title="Saved views"
      label={
        <>
          <Bookmark className="size-4" aria-hidden="true" />
          Views
        </>
      }
    >
      {(close) => (
        <>
          {views.map((view) => (
            <div key={view.name} className="flex items-center">
              <button
                type="button"
                className={MENU_ITEM}
                onClick={() => {
                  close()
                  void navigate({ to: '.', search: view.search })
                }}
              >
                {view.name}
              </button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Forget the view ${view.name}`}
                onClick={() => store.set(views.filter((other) => other !== view))}
                icon={Trash2}
              />
            </div>
          ))}
          <form
            onSubmit={save}
            className={`flex gap-1.5 p-1.5 ${views.length > 0 ? 'border-t border-line' : ''}`}
          >
            <input
              className="field min-h-11 w-44 py-1 text-sm md:min-h-9"
              aria-label="Name of the view"
              placeholder="Save this view as…"
              maxLength={NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" variant="soft" size="sm">
              Save
            </Button>
          </form>
        </>
      )}
    </MenuButton>
  )
}
