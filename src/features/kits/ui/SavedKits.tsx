import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, PackageOpen, Pencil, Share2, Trash2, WandSparkles } from 'lucide-react'
import { Fragment, useState } from 'react'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import { toast } from '../../../ui/toast.ts'
import { pricesOfStored, totalText } from '../kit-prices.ts'
import { KIT_NAME_MAX } from '../kits.limits.ts'
import type { SavedKit } from '../stored-kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import { kitInputOfStored } from './kit-input.ts'
import { savedKitDeleted, savedKitRenamed } from './kit-state.ts'
import { openStoredKit } from './open-stored-kit.ts'
import { attempt, handOver, savedKitsQuery, sharedLinksQuery, shareKit } from './stored-kits.ts'
import { useBusy } from './useBusy.ts'

/** Tools whose marks have room on a card. */
const MARKS = 7

/** The kits of whoever is signed in: opened in the builder, renamed, duplicated, deleted. */
export function SavedKits() {
  const { data: kits, error, refetch } = useQuery({ ...savedKitsQuery, staleTime: 0 })
  if (error) {
    return (
      <EmptyState title="Your kits could not be loaded">
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          Try again
        </button>
      </EmptyState>
    )
  }
  if (!kits) {
    return (
      <div
        className="grid min-h-dvh content-start gap-4 sm:grid-cols-2"
        role="status"
        aria-label="Loading your kits"
      >
        <div className="skeleton h-60" />
        <div className="skeleton h-60" />
      </div>
    )
  }
  if (kits.length === 0) {
    return (
      <EmptyState title="No saved kits yet" icon={<PackageOpen className="size-8" aria-hidden="true" />}>
        <Link to="/kit-builder" className={buttonClass('primary')}>
          Create a kit
        </Link>
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2" aria-label="Saved kits">
      {kits.map((kit) => (
        <SavedKitCard key={kit.id} kit={kit} />
      ))}
    </ul>
  )
}

/** What can be done with a saved kit. `onDone` is called when the server has changed it. */
function useSavedKit(kit: SavedKit, onDone: () => void) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const params = { id: kit.id }
  const change = (action: () => Promise<unknown>) =>
    attempt('That did not work', async () => {
      await action()
      onDone()
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes('/api/users'),
      })
      return true
    })
  return {
    open: () =>
      attempt('The kit could not be opened', async () => {
        await openStoredKit(kit)
        await navigate({ to: '/kit-builder' })
      }),
    share: async () => {
      const url = await shareKit(kitInputOfStored(kit))
      if (!url) return
      void queryClient.invalidateQueries({ queryKey: sharedLinksQuery.queryKey })
      await handOver(kit.name, url, 'It stands under Shared links.')
    },
    rename: (name: string) =>
      change(async () =>
        savedKitRenamed(await api('PUT /api/users/saved-kits/{id}', { params, body: { name } })),
      ),
    duplicate: () => change(() => api('POST /api/users/saved-kits/{id}/duplicate', { params })),
    remove: async () => {
      if (!(await change(() => api('DELETE /api/users/saved-kits/{id}', { params })))) return
      savedKitDeleted(kit.id)
      const onClick = () => void change(() => api('POST /api/users/saved-kits/{id}/restore', { params }))
      void toast({ title: `${kit.name} deleted`, action: { label: 'Undo', onClick } })
    },
  }
}

function SavedKitCard({ kit }: { kit: SavedKit }) {
  const [name, setName] = useState<string | null>(null)
  const { open, share, rename, duplicate, remove } = useSavedKit(kit, () => setName(null))
  const [isOpening, opening] = useBusy()
  const [isSharing, sharing] = useBusy()
  const action = (does: string) => ({ 'aria-label': `${does}: ${kit.name}`, size: 'sm' as const })
  const openLabel = isOpening ? 'Opening…' : 'Open'
  const shareLabel = isSharing ? 'Sharing…' : 'Share'
  return (
    <li className="card flex flex-col p-4 sm:p-5">
      {name === null ? (
        <h2 dir="auto" className="text-lg break-words">
          {kit.name}
        </h2>
      ) : (
        <RenameForm name={name} onChange={setName} onSubmit={() => void rename(name)} />
      )}
      <p className="mt-3 flex flex-wrap items-center gap-y-2" aria-hidden="true">
        {kit.tools.slice(0, MARKS).map(({ tool_id, name: tool, card }, i) => (
          <Fragment key={tool_id}>
            {i > 0 && <i className="h-0.5 w-2 bg-line" />}
            <LogoTile
              name={tool}
              slug={card?.slug ?? tool}
              src={card?.logo_url ?? null}
              color={card?.theme_color}
              size={32}
            />
          </Fragment>
        ))}
        {kit.tools.length > MARKS && (
          <span className="ml-2 text-sm text-muted tabular-nums">+{kit.tools.length - MARKS}</span>
        )}
      </p>
      <p className="mt-3 text-sm font-medium tabular-nums">{totalText(pricesOfStored(kit))}</p>
      <p className="mt-1 text-sm text-muted">
        {plural(kit.tools.length, 'tool')}: {kit.tools.map((t) => t.name).join(', ')}
      </p>
      <p className="mt-1 text-sm text-muted">
        Saved <DateText value={kit.created_at} />
      </p>
      <div className="mt-auto flex flex-wrap gap-1 pt-4">
        <KitButton
          {...action(openLabel)}
          icon={WandSparkles}
          disabled={isOpening}
          onClick={() => void opening(open)}
        >
          {openLabel}
        </KitButton>
        <KitButton
          {...action(shareLabel)}
          icon={Share2}
          look="ghost"
          disabled={isSharing || kit.tools.every((tool) => tool.card === null)}
          onClick={() => void sharing(share)}
        >
          {shareLabel}
        </KitButton>
        <KitButton
          {...action('Rename')}
          icon={Pencil}
          look="ghost"
          onClick={() => setName(name === null ? kit.name : null)}
        />
        <KitButton {...action('Duplicate')} icon={Copy} look="ghost" onClick={() => void duplicate()} />
        <KitButton {...action('Delete')} icon={Trash2} look="ghost" onClick={() => void remove()} />
      </div>
    </li>
  )
}

/** The name of a kit while it is changed; Escape (null) leaves it as it was. */
function RenameForm({
  name,
  onChange,
  onSubmit,
}: {
  name: string
  onChange: (name: string | null) => void
  onSubmit: () => void
}) {
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onSubmit()
      }}
    >
      <input
        className="field"
        aria-label="Name of the kit"
        maxLength={KIT_NAME_MAX}
        value={name}
        ref={(input) => input?.focus()}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange(null)}
      />
      <button type="submit" className={buttonClass('primary')} disabled={!name.trim()}>
        Rename
      </button>
    </form>
  )
}
