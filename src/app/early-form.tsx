import { type ComponentType, memo, Suspense } from 'react'

/**
 * A form that is sent with its page: the server has its code at hand; the browser fetches it, with the form's rules,
 * once the page stands, and takes over what has been typed by then (early-input.ts). It stays as it is while the page
 * around it changes, since React throws away what changes before it was taken over: what it is given must not change.
 */
export function earlyForm<P extends object>(Form: ComponentType<P>) {
  return memo(function EarlyForm(given: P) {
    return (
      <>
        <Suspense>
          <Form {...given} />
        </Suspense>
        <noscript>
          <p className="card p-6">
            This form needs JavaScript. Without it, please write to the address that stands on the contact
            page.
          </p>
        </noscript>
      </>
    )
  })
}
