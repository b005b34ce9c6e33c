import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, apiQuery } from '../../../app/query.ts'
import { useSignedInHint } from '../../../app/signed-in-hint.ts'
import { AppError } from '../../../shared/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { type Intent, openSignIn } from '../../accounts/ui/sign-in.ts'

type Thing = Intent
type Ids = { tools: number[]; bundles: number[] }

export const savedIdsQuery = apiQuery('GET /api/users/saved', {})
export const savedToolsQuery = apiQuery('GET /api/users/saved-tools', {})
export const savedBundlesQuery = apiQuery('GET /api/users/saved-bundles', {})

const listOf = (kind: Thing['kind']) => (kind === 'tool' ? 'tools' : 'bundles')

/** Whether something is saved, and what a click on its heart does. A visitor is led to signing in first. */
export function useSaved(thing: Thing) {
  const signedIn = useSignedInHint()
  const queryClient = useQueryClient()
  const { data: saved = false } = useQuery({
    ...savedIdsQuery,
    enabled: signedIn === true,
    select: (ids) => ids[listOf(thing.kind)].includes(thing.id),
  })
  const isSaved = signedIn === true && saved
  return {
    isSaved,
    toggle: () => {
      if (!signedIn) openSignIn('signin', { intent: thing })
      else if (isSaved) void unsave(queryClient, thing)
      else void save(queryClient, thing)
    },
  }
}

function show(queryClient: QueryClient, { kind, id }: Thing, isSaved: boolean): void {
  queryClient.setQueryData(savedIdsQuery.queryKey, (ids: Ids | undefined) => {
    if (!ids) return ids
    const others = ids[listOf(kind)].filter((other) => other !== id)
    return { ...ids, [listOf(kind)]: isSaved ? [id, ...others] : others }
  })
}

/** The lists and counts are read again when they are next shown. */
const reload = (queryClient: QueryClient, kind: Thing['kind']) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: savedIdsQuery.queryKey }),
    queryClient.invalidateQueries({
      queryKey: kind === 'tool' ? savedToolsQuery.queryKey : savedBundlesQuery.queryKey,
    }),
    queryClient.invalidateQueries({ queryKey: ['GET /api/users/summary'] }),
  ])

function failed(what: string, error: unknown): void {
  console.warn(what, error)
  void toast({
    title: what,
    description: error instanceof AppError ? error.message : 'Please check your connection and try again.',
  })
}

/** Saves at once on the screen, and takes it back when the server does not. */
export async function save(queryClient: QueryClient, thing: Thing, note?: Added): Promise<void> {
  const { kind, id, name } = thing
  await queryClient.cancelQueries({ queryKey: savedIdsQuery.queryKey })
  show(queryClient, thing, true)
  try {
    if (kind === 'tool') await api('POST /api/users/saved-tools/{id}', { params: { id: String(id) } })
    else await api('POST /api/users/saved-bundles/{id}', { params: { id: String(id) } })
    if (note && (note.note || note.folder)) {
      await api('PUT /api/users/saved-tools/{id}', { params: { id: String(id) }, body: note })
    }
  } catch (error) {
    show(queryClient, thing, false)
    return failed(`${name} could not be saved`, error)
  }
  void toast({
    title: `${name} is saved`,
    action: { label: 'Undo', onClick: () => void unsave(queryClient, thing) },
  })
  await reload(queryClient, kind)
}

interface Added {
  note: string | null
  folder: string | null
}

/** Takes something out; undoing brings its note and folder back. */
export async function unsave(queryClient: QueryClient, thing: Thing): Promise<void> {
  const { kind, id, name } = thing
  await queryClient.cancelQueries({ queryKey: savedIdsQuery.queryKey })
  show(queryClient, thing, false)
  let added: Added | undefined
  try {
    if (kind === 'tool') {
      const { note, folder } = await api('DELETE /api/users/saved-tools/{id}', { params: { id: String(id) } })
      added = { note, folder }
    } else await api('DELETE /api/users/saved-bundles/{id}', { params: { id: String(id) } })
  } catch (error) {
    show(queryClient, thing, true)
    return failed(`${name} could not be removed`, error)
  }
  void toast({
    title: `${name} is no longer saved`,
    action: { label: 'Undo', onClick: () => void save(queryClient, thing, added) },
  })
  await reload(queryClient, kind)
}
