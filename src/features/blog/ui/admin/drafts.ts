import { api } from '../../../../app/query.ts'
import { type Draft, forgetDraft, listDrafts, readDraft, writeDraft } from '../../../../ui/kept-drafts.ts'
import { wordsIn } from '../article-text.ts'
import { type PostValues, valuesOfDraft } from './post-values.ts'

const NAME = 'blog.'
/** Under which name this browser keeps the draft of a key. */
export const draftName = (key: string): string => NAME + key

export const newDraftKey = (): string =>
  `new-${Array.from(crypto.getRandomValues(new Uint8Array(10)), (b) => b.toString(36).padStart(2, '0')).join('')}`
export const postDraftKey = (id: number): string => `post-${id}`

/** What is kept of a form, as the form goes on with it. */
export function toDraft(
  at: string,
  version: number | null,
  data: Record<string, unknown>,
): Draft<PostValues> {
  const changed = Array.isArray(data.changed) && { changed: data.changed.map(String) }
  return { at, version, values: valuesOfDraft(data), ...changed }
}

/** Until there was one place for the drafts of all forms, those of articles had their own. */
function moveOld(): void {
  const before = 'kitly.blog-draft.'
  try {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(before))) {
      const { key, at, base_version, data } = JSON.parse(localStorage.getItem(name)!)
      writeDraft(draftName(key), toDraft(at, base_version, data))
      localStorage.removeItem(name)
    }
  } catch {
    // What cannot be read stays where it is.
  }
}

/** Every draft in this browser, newest first. */
export function listLocal() {
  moveOld()
  return listDrafts<PostValues>(NAME).map(({ name: key, draft: { at, values } }) => ({
    key,
    post_id: Number(/^post-(\d+)$/.exec(key)?.[1]) || null,
    title: values.title,
    words: wordsIn(values.content),
    at,
  }))
}

/** Throws a draft away, here and on the server. */
export async function discardDraft(key: string): Promise<void> {
  forgetDraft(draftName(key))
  await api('DELETE /api/admin/blog-drafts/{key}', { params: { key } })
}

/** The newest of what is kept of a draft, here or on the server; null when there is nothing. */
export async function findDraft(key: string): Promise<Draft<PostValues> | null> {
  moveOld()
  const local = readDraft<PostValues>(draftName(key))
  try {
    const open = (await api('GET /api/admin/blog-drafts', {})).find((draft) => draft.key === key)
    if (!open || (local && local.at >= open.updated_at)) return local
    const { data, base_version } = await api('GET /api/admin/blog-drafts/{key}/versions/{id}', {
      params: { key, id: String(open.id) },
    })
    return toDraft(open.updated_at, base_version, data)
  } catch {
    return local
  }
}
