import { toast } from '../../../ui/toast.ts'

/** Hands the page's address to the device's own sharing, or copies it and says so. */
export async function shareLink(title: string): Promise<void> {
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
    await toast({ title: 'Link copied', description: 'It shows this comparison to anyone.' })
  } catch {
    await toast({ title: 'The link could not be copied', description: 'It stands in the address bar.' })
  }
}
