import type { ReactNode } from 'react'

/** Fields that belong together. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
