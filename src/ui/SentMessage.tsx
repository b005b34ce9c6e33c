import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { buttonClass } from './button.ts'
import { FocusedHeading } from './FocusedHeading.tsx'
import { Link } from './Link.tsx'

interface Props {
  title: string
  text: ReactNode
  /** What the button says that shows the form again. */
  again: string
  onAgain: () => void
  className: string
  children?: ReactNode
}

/** In the place of a form that was sent. */
export function SentMessage({ title, text, again, onAgain, className, children }: Props) {
  return (
    <div className={`page flex flex-col items-center text-center ${className}`}>
      <CircleCheck className="size-12 text-accent-text" aria-hidden="true" />
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      {children}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onAgain}>
          {again}
        </Button>
        <Link to="/tools" className={buttonClass('secondary')}>
          Browse Tools
        </Link>
      </div>
    </div>
  )
}
