import type { ReactNode } from 'react'

/** A part of the form's side column. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid grid-cols-1 gap-4 p-4" aria-label={title}>
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  )
}
