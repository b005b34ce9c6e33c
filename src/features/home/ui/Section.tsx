import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** Stands beside the title: where there is more of this. */
  more?: ReactNode
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
        {more && <p className="text-sm [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">{more}</p>}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
