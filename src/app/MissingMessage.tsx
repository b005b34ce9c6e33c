import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.ts'
import { Link } from '../ui/Link.tsx'

interface Props {
  title: string
  text: string
  /** The way on. */
  to: LinkProps['to']
  label: string
  /** What can be tried before. */
  children?: ReactNode
}

/** Something that was asked for by its address is not there. */
export function MissingMessage({ title, text, to, label, children }: Props): ReactNode {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        <Link to={to} className={buttonClass(children ? 'secondary' : 'primary')}>
          {label}
        </Link>
      </div>
    </div>
  )
}
