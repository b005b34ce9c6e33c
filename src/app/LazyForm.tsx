import { ClientOnly } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

/**
 * The place of a form whose code (with its rules) is fetched in the browser only, so that the page is painted
 * without it. `height` is a class that keeps the form's room free meanwhile.
 */
export function LazyForm({ height, children }: { height: string; children: ReactNode }) {
  const place = <div className={`skeleton js-only ${height}`} />
  return (
    <>
      <ClientOnly fallback={place}>
        <Suspense fallback={place}>{children}</Suspense>
      </ClientOnly>
      <noscript>
        <p className="card p-6">
          This form needs JavaScript. Without it, please write to the address that stands on the contact page.
        </p>
      </noscript>
    </>
  )
}
