import type { ReactNode } from 'react'

/** Says that there is nothing, and what to do next. */
export function EmptyState({
  title,
  children,
  icon,
}: {
  title: string
  children?: ReactNode
  icon?: ReactNode
}) {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-14 text-center">
      {icon && <div className="text-muted">{icon}</div>}
      <h2 className="text-xl">{title}</h2>
      {children}
    </div>
  )
}
