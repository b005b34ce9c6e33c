import { type ToastOptions, toast } from './toast.ts'

/** Hands the page's address to the device's own sharing, or copies it and says so with `copied`. */
export async function shareLink(title: string, copied: ToastOptions): Promise<void> {
  const url = location.href
  if (navigator.share) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    await toast(copied)
  } catch {
    await toast({ title: 'The link could not be copied', description: 'It stands in the address bar.' })
  }
}
