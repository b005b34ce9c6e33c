import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { PostIssue } from '../../admin-blog.contract.ts'

const LOOKS = {
  error: { Icon: CircleAlert, className: 'text-danger', name: 'Must be changed' },
  warning: { Icon: CircleAlert, className: 'text-warm', name: 'Should be changed' },
  note: { Icon: Info, className: 'text-muted', name: 'Worth a look' },
}

export interface CheckResult {
  issues: PostIssue[]
  links_checked: number
}

/** What the check before publishing has found. `onPublish` is there when publishing waits for it. */
export function CheckList({
  result,
  onClose,
  publish = 'Publish',
  onPublish,
}: {
  result: CheckResult | null
  onClose: () => void
  /** What is done then. */
  publish?: 'Publish' | 'Schedule'
  onPublish?: (() => void) | undefined
}) {
  return (
    <Dialog open={result !== null} onClose={onClose} title="Before you publish">
      {result && (
        <>
          {result.issues.length === 0 && (
            <p className="flex items-center gap-2">
              <CircleCheck className="size-5 text-good" aria-hidden="true" />
              Nothing to improve.
            </p>
          )}
          <ul className="grid gap-3">
            {result.issues.map(({ level, message }) => {
              const { Icon, className, name } = LOOKS[level]
              return (
                <li key={message} className="flex gap-2.5 text-sm">
                  <Icon className={`mt-0.5 size-4 shrink-0 ${className}`} aria-hidden="true" />
                  <span className="min-w-0 break-words">
                    <span className="sr-only">{name}: </span>
                    {message}
                  </span>
                </li>
              )
            })}
          </ul>
          <p className="mt-4 text-sm text-muted">
            {result.links_checked === 1 ? 'One link was' : `${result.links_checked} links were`} tried.
          </p>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{onPublish ? 'Go back' : 'Close'}</Button>
            {onPublish && (
              <Button variant="primary" onClick={onPublish}>
                {publish} anyway
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
