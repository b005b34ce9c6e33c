import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ownText } from '../shared/own-text.ts'
import { PartsContext } from './parts.ts'
import { PARTS } from './parts-of-nouns.tsx'

/** In characters, of which most take a byte. */
const KEPT_MAX = 6_000_000
/** Those that are listed most. */
const kept = new LRUCache<string, string>({
  maxSize: KEPT_MAX,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** The HTML of what is a plain function of its key, made with what stands around it on a page of this router. */
export const keptHtml = (router: AnyRouter) => (key: string, element: ReactNode) => {
  let html = kept.get(key)
  if (html === undefined) {
    html = ownText(
      renderToString(
        <RouterContextProvider router={router}>
          <PartsContext value={PARTS}>{element}</PartsContext>
        </RouterContextProvider>,
      ),
    )
    kept.set(key, html)
  }
  return html
}
