import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, PackageOpen, Pencil, Share2, Trash2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import { toast } from '../../../ui/toast.ts'
import type { SavedKit } from '../kept-kits.contract.ts'
import { KIT_NAME_MAX } from '../kits.limits.ts'
import { handOver, reasonOf, share } from './keep-kit.ts'
import { kitInputOfKept } from './kit-input.ts'
import { followDeletion, followRename } from './kit-state.ts'
import { openKit } from './open-kit.ts'
import { savedKitsQuery, sharedLinksQuery } from './saved-kits.ts'

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
  if (!kits) return <div className="skeleton h-60" role="status" aria-label="Loading your kits" />
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

function SavedKitCard({ kit }: { kit: SavedKit }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const params = { id: kit.id }
  const act = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (error) {
      void toast({ title: 'That did not work', description: reasonOf(error) })
      return false
    }
    setName(null)
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).includes('/api/users'),
    })
    return true
  }
  const open = async () => {
    setOpening(true)
    try {
      await openKit(kit)
      await navigate({ to: '/kit-builder' })
    } catch (error) {
      void toast({ title: 'The kit could not be opened', description: reasonOf(error) })
    }
    setOpening(false)
  }
  const shareIt = async () => {
    setSharing(true)
    const url = await share(kitInputOfKept(kit))
    if (url) {
      void queryClient.invalidateQueries({ queryKey: sharedLinksQuery.queryKey })
      await handOver(kit.name, url, 'It stands under Shared links.')
    }
    setSharing(false)
  }
  const rename = async (to: string) =>
    followRename(await api('PUT /api/users/saved-kits/{id}', { params, body: { name: to } }))
  const remove = async () => {
    if (!(await act(() => api('DELETE /api/users/saved-kits/{id}', { params })))) return
    followDeletion(kit.id)
    const onClick = () => void act(() => api('POST /api/users/saved-kits/{id}/restore', { params }))
    void toast({ title: `${kit.name} deleted`, action: { label: 'Undo', onClick } })
  }
  return (
    <li className="card flex flex-col p-5">
      {name === null ? (
        <h2 dir="auto" className="text-lg break-words">
          {kit.name}
        </h2>
      ) : (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) void act(() => rename(name))
          }}
        >
          <input
            className="field"
            aria-label="Name of the kit"
            maxLength={KIT_NAME_MAX}
            value={name}
            ref={(input) => input?.focus()}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setName(null)}
          />
          <button type="submit" className={buttonClass('primary')} disabled={!name.trim()}>
            Rename
          </button>
        </form>
      )}
      <p className="mt-1 text-sm text-muted">
        {plural(kit.tools.length, 'tool')}: {kit.tools.map((t) => t.name).join(', ')}
      </p>
      <p className="mt-1 text-sm text-muted">
        Saved <DateText value={kit.created_at} />
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <button
          type="button"
          className={buttonClass('secondary', 'sm')}
          aria-label={`${isOpening ? 'Opening…' : 'Open'}: ${kit.name}`}
          disabled={isOpening}
          onClick={() => void open()}
        >
          <WandSparkles className="size-4" aria-hidden="true" />
          {isOpening ? 'Opening…' : 'Open'}
        </button>
        <button
          type="button"
          className={buttonClass('ghost', 'sm')}
          aria-label={`${isSharing ? 'Sharing…' : 'Share'}: ${kit.name}`}
          disabled={isSharing || kit.tools.every((tool) => tool.card === null)}
          onClick={() => void shareIt()}
        >
          <Share2 className="size-4" aria-hidden="true" />
          {isSharing ? 'Sharing…' : 'Share'}
        </button>
        <button
          type="button"
          className={buttonClass('ghost', 'sm')}
          aria-label={`Rename: ${kit.name}`}
          onClick={() => setName(name === null ? kit.name : null)}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          className={buttonClass('ghost', 'sm')}
          aria-label={`Duplicate: ${kit.name}`}
          onClick={() => void act(() => api('POST /api/users/saved-kits/{id}/duplicate', { params }))}
        >
          <Copy className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          className={buttonClass('ghost', 'sm')}
          aria-label={`Delete: ${kit.name}`}
          onClick={() => void remove()}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}
