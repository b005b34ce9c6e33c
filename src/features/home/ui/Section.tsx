import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'

interface Props {
  id: string
  title: string
  /** Stands beside the title: where there is more of this. */
  more: { to: LinkProps['to']; label: string }
  children: ReactNode
}

/** A section of home, named by its title. */
export function Section({ id, title, more, children }: Props) {
  return (
    <section className="page mt-16 md:mt-20" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-2xl md:text-[1.75rem]">
          {title}
        </h2>
        <p className="text-sm">
          <Link to={more.to} className="link inline-flex min-h-11 items-center">
            {more.label}
          </Link>
        </p>
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
