import { api } from '../../../app/query.ts'
import { send } from '../../../app/send.ts'
import { AppError, errorFromBody } from '../../../shared/errors.ts'
import { toast } from '../../../ui/toast.ts'
import type { KitInput } from '../kept-kits.contract.ts'
import { addShare } from './shared-kits.ts'

/** What is done with a finished kit: each answers when it is done, and says in a toast what went wrong. */

/** What a person is told of a failure. */
export const reasonOf = (error: unknown) =>
  error instanceof AppError ? error.message : 'Please check your connection and try again.'

/** Where a shared kit is read. */
export const addressOf = (token: string) => `${location.origin}/kits/${token}`

/** Shares a kit. Answers the address of its page, or null. */
export async function share(input: KitInput): Promise<string | null> {
  try {
    const { token, secret } = await api('POST /api/kits/shared', { body: input })
    addShare({ token, secret })
    return addressOf(token)
  } catch (error) {
    await toast({ title: 'The kit could not be shared', description: reasonOf(error) })
    return null
  }
}

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
export async function downloadPdf(input: KitInput): Promise<void> {
  try {
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
  } catch (error) {
    await toast({ title: 'The PDF could not be made', description: reasonOf(error) })
  }
}
