import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, apiQuery } from '../../../app/query.ts'
import { isSignedInHere, useSignedInHint } from '../../../app/signed-in-hint.ts'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { askForSignIn, beginIntent } from '../../accounts/ui/sign-in/sign-in-dialog.ts'

interface Thing {
  kind: 'tool' | 'bundle'
  id: number
  name: string
}
type Ids = { tools: number[]; bundles: number[] }

export const savedIdsQuery = apiQuery('GET /api/users/saved', {})
export const savedToolsQuery = apiQuery('GET /api/users/saved-tools', {})
export const savedBundlesQuery = apiQuery('GET /api/users/saved-bundles', {})

const listOf = (kind: Thing['kind']) => (kind === 'tool' ? 'tools' : 'bundles')

/**
 * Whether something is saved, null until that is known, and what a click on its heart does: what could be read on it.
 * Where that was nothing yet it is saved, and what is saved stays so. A visitor is led to signing in first.
 */
export function useSaved(thing: Thing) {
  const signedIn = useSignedInHint()
  const queryClient = useQueryClient()
  const { data: saved, isError } = useQuery({
    ...savedIdsQuery,
    enabled: signedIn === true,
    select: (ids) => ids[listOf(thing.kind)].includes(thing.id),
  })
  // Without an answer it can be saved still; doing that twice is no harm.
  const isSaved = signedIn ? (saved ?? (isError ? false : null)) : signedIn
  const toggle = async () => {
    // Asked now: what was drawn while the page was taken over is the visitors' half.
    if (!isSignedInHere() && !(await askForSignIn(null, thing))) return
    if (isSaved) return await unsave(queryClient, thing)
    if (isSaved === null && (await isSavedAlready(queryClient, thing))) return
    await save(queryClient, thing)
  }
  return { isSaved, toggle: () => void toggle() }
}

async function isSavedAlready(queryClient: QueryClient, { kind, id }: Thing): Promise<boolean> {
  const ids = await queryClient.ensureQueryData(savedIdsQuery).catch(() => null)
  return ids?.[listOf(kind)].includes(id) ?? false
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
  const description = sentenceOf(error, 'Please check your connection and try again.')
  void toast({ title: what, description })
}

/** Saves at once on the screen, and takes it back when the server does not. */
export async function save(queryClient: QueryClient, thing: Thing, added?: Added): Promise<void> {
  const { kind, id, name } = thing
  await queryClient.cancelQueries({ queryKey: savedIdsQuery.queryKey })
  show(queryClient, thing, true)
  const end = beginIntent(thing)
  try {
    if (kind === 'tool') await api('POST /api/users/saved-tools/{id}', { params: { id: String(id) } })
    else await api('POST /api/users/saved-bundles/{id}', { params: { id: String(id) } })
    if (added?.note || added?.folder) {
      await api('PUT /api/users/saved-tools/{id}', { params: { id: String(id) }, body: added })
    }
  } catch (error) {
    show(queryClient, thing, false)
    return failed(`${name} could not be saved`, error)
  } finally {
    end()
  }
  show(queryClient, thing, true)
  void toast({ title: `${name} is saved`, undo: () => unsave(queryClient, thing) })
  await reload(queryClient, kind)
}

/** Saves what somebody wanted to before they signed in, as it was kept meanwhile. */
export async function saveIntended(queryClient: QueryClient, intent: object): Promise<void> {
  const { kind, id, name } = intent as Partial<Thing>
  if (kind !== 'tool' && kind !== 'bundle') return
  if (id !== undefined && Number.isInteger(id) && name !== undefined)
    await save(queryClient, { kind, id, name })
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
  void toast({ title: `${name} is no longer saved`, undo: () => save(queryClient, thing, added) })
  await reload(queryClient, kind)
}
