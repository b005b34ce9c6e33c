import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { PartsContext } from './parts.ts'
import { PARTS } from './parts-of-nouns.tsx'

/** Those that are listed most; of a megabyte and a half. */
const kept = new LRUCache<string, string>({ max: 500 })

/** The HTML of what is a plain function of its key, made with what stands around it on a page of this router. */
export const keptHtml = (router: AnyRouter) => (key: string, element: ReactElement) => {
  let html = kept.get(key)
  if (html === undefined) {
    html = renderToString(
      <RouterContextProvider router={router}>
        <PartsContext value={PARTS}>{element}</PartsContext>
      </RouterContextProvider>,
    )
    kept.set(key, html)
  }
  return html
}
