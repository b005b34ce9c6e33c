import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  title: string
  text?: string | undefined
  /** What the button says. */
  action?: string
  onRetry: () => unknown
}

/** In the place of what could not be read: says so, and lets it be tried again. */
export function LoadFailure({ title, text, action = 'Retry', onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState title={title}>
        {text && <p className="text-muted">{text}</p>}
        <Button variant="primary" onClick={() => void onRetry()}>
          {action}
        </Button>
      </EmptyState>
    </div>
  )
}
