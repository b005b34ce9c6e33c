import { createContext, type ReactNode } from 'react'

/**
 * On the server, what makes the HTML of an element once for each `key`, which says all that the element depends on. In
 * the browser there is none: React takes over the elements themselves, of which the HTML is the same.
 */
export const KeptHtml = createContext<((key: string, element: ReactNode) => string) | null>(null)
