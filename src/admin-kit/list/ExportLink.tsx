import { Download } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { confirmIdentity } from '../../features/accounts/ui/identity/prompts.ts'
import { buttonClass } from '../../ui/button.ts'
import { sentenceOf } from '../../ui/form-failure.ts'
import { toast } from '../../ui/toast.ts'

/** A link to a list as a file, with what people have entered: who takes it shows first who they are. */
export function ExportLink({ href, children }: { href: string; children?: ReactNode }) {
  const start = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    try {
      // A link of its own, so that the browser streams the file to the disk.
      if (await confirmIdentity()) Object.assign(document.createElement('a'), { href, download: '' }).click()
    } catch (error) {
      void toast({ title: 'The file could not be downloaded', description: sentenceOf(error) })
    }
  }
  return (
    <a href={href} download className={buttonClass('secondary')} onClick={(event) => void start(event)}>
      <Download className="size-4" aria-hidden="true" />
      Export CSV
      {children}
    </a>
  )
}
