import { api, apiQuery } from '../../../app/query.ts'
import { send } from '../../../app/send.ts'
import { AppError, errorFromBody } from '../../../shared/errors.ts'
import { browserStore } from '../../../ui/browser-store.ts'
import { toast } from '../../../ui/toast.ts'
import type { KitInput } from '../stored-kits.contract.ts'

/** Kits that are stored, saved by a person or shared by a link: their lists, and what is done with them. */

export const savedKitsQuery = apiQuery('GET /api/users/saved-kits', {})
export const sharedLinksQuery = apiQuery('GET /api/users/shared-kits', {})

/** A kit that was shared from this browser; the secret withdraws it. */
interface OwnShare {
  token: string
  secret: string
}

function readShares(stored: unknown): OwnShare[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((s) => typeof s?.token === 'string' && typeof s.secret === 'string')
}

/** The kits that this browser has shared: who has no account proves in this way that they are theirs. */
export const ownShares = browserStore<OwnShare[]>('shared-kits', [], readShares)
export const removeShare = (token: string) => ownShares.set(ownShares.get().filter((s) => s.token !== token))

/** Does something, or says in a toast that it failed and why. Answers what `action` does; undefined after a failure. */
export async function attempt<T>(failure: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    const reason = error instanceof AppError ? error.message : 'Please check your connection and try again.'
    void toast({ title: failure, description: reason })
  }
}

/** Where a shared kit is read. */
export const addressOf = (token: string) => `${location.origin}/kits/${token}`

/** Shares a kit. Answers the address of its page; undefined, and a toast, when that failed. */
export const shareKit = (input: KitInput): Promise<string | undefined> =>
  attempt('The kit could not be shared', async () => {
    const { token, secret } = await api('POST /api/kits/shared', { body: input })
    ownShares.set([...ownShares.get(), { token, secret }])
    return addressOf(token)
  })

export const linkWithdrawn = () =>
  void toast({ title: 'The link is withdrawn', description: 'Nobody can open it any more.' })

/** Hands an address to the device's own sharing, or copies it and says so. */
export async function handOver(
  title: string,
  url: string,
  otherwise = 'It stands below the kit.',
): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyAddress(url, otherwise)
}

/** Copies an address and says so, or where else it is to be found. */
export async function copyAddress(url: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    await toast({ title: 'Link copied', description: 'Anyone who has it can read this kit.' })
  } catch {
    await toast({ title: 'The link could not be copied', description: otherwise })
  }
}

/** Downloads a kit as a PDF. */
export const downloadPdf = (input: KitInput): Promise<void> =>
  attempt('The PDF could not be made', async () => {
    const response = await send('/api/kits/pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw errorFromBody(response.status, await response.json().catch(() => null))
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = name ?? 'kit.pdf'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  })
