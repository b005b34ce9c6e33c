import { Copy } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'

/** A text to put somewhere else as it is, with a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'It could not be copied', description: 'Please select the text.' }),
    )
  return (
    <div>
      <p className="mb-1 text-sm text-muted">{label}</p>
      <div className="flex items-start gap-2">
        <code className="min-w-0 flex-1 rounded-control bg-raised px-3 py-2.5 font-mono text-sm break-all select-all">
          {text}
        </code>
        <Button icon={Copy} aria-label={`Copy: ${label}`} onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  )
}
