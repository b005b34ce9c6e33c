import type { ReactNode } from 'react'

/** A short page in the middle: one thing to read or to fill in. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-12 md:py-20">
      <div className="card mx-auto grid max-w-md gap-4 p-6 md:p-8">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
