import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'

interface Props {
  id: string
  title: string
  /** Stands beside the title: where there is more of this. */
  more?: { to: LinkProps['to']; label: string }
  /** Where it stands; left out, on its own in the page. */
  className?: string
  children: ReactNode
}

/** A section of home, named by its title. */
export function Section({ id, title, more, className = 'page mt-14 md:mt-20', children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-2xl md:text-[1.75rem]">
          {title}
        </h2>
        {more && (
          <p className="text-sm">
            <Link to={more.to} className="link inline-flex min-h-11 items-center">
              {more.label}
            </Link>
          </p>
        )}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}
