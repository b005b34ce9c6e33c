import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'

/** What stands in the form, as it is kept. */
export type DraftData = Record<string, unknown>
export interface KeptDraft {
  key: string
  at: string
  post_id: number | null
  base_version: number | null
  title: string
  words: number
  data: DraftData
}

const PREFIX = 'kitly.blog-draft.'
const isKept = (value: unknown): value is KeptDraft => {
  const draft = value as Partial<KeptDraft> | null
  return typeof draft?.key === 'string' && typeof draft.at === 'string' && typeof draft.data === 'object'
}

/** The draft of a key in this browser; null when there is none, or it cannot be read. */
export function readLocal(key: string): KeptDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a draft in this browser; false where there is no room for it. */
export function writeLocal(draft: KeptDraft): boolean {
  try {
    localStorage.setItem(PREFIX + draft.key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing is kept then.
  }
}

/** Every draft in this browser, newest first. */
export function listLocal(): KeptDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => readLocal(name.slice(PREFIX.length)) ?? [])
      .sort((a, b) => b.at.localeCompare(a.at))
  } catch {
    return []
  }
}

export const newDraftKey = (): string =>
  `new-${Array.from(crypto.getRandomValues(new Uint8Array(10)), (b) => b.toString(36).padStart(2, '0')).join('')}`
export const postDraftKey = (id: number): string => `post-${id}`

/** Throws a draft away, here and on the server. */
export async function discardDraft(key: string): Promise<void> {
  removeLocal(key)
  await api('DELETE /api/admin/blog-drafts/{key}', { params: { key } })
}

/** The newest of what is kept of a draft, here or on the server; null when there is nothing. */
export async function findDraft(key: string): Promise<KeptDraft | null> {
  const local = readLocal(key)
  try {
    const open = (await api('GET /api/admin/blog-drafts', {})).find((draft) => draft.key === key)
    if (!open || (local && local.at >= open.updated_at)) return local
    const { data, base_version } = await api('GET /api/admin/blog-drafts/{key}/versions/{id}', {
      params: { key, id: String(open.id) },
    })
    return { ...open, at: open.updated_at, base_version, data }
  } catch {
    return local
  }
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 401 || error.status === 403)
