import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryTile } from '../features/categories/ui/CategoryCard.tsx'
import type { ListedTool } from '../features/tools/ui/listed-tool.ts'
import { ToolCard } from '../features/tools/ui/ToolCard.tsx'
import { routeTree } from '../routes.ts'
import { KeptHtml } from '../ui/kept-html.ts'
import { FULL } from './design/samples.ts'
import { Footer } from './Footer.tsx'
import { keptHtml } from './kept-cards.tsx'
import { PartsContext } from './parts.ts'
import { PARTS } from './parts-of-nouns.tsx'
import { createQueryClient } from './query.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter(
  {
    queryClient: createQueryClient(async () => null as never),
    origin: '',
    setStatus: () => {},
  },
  routeTree,
)
router.update({ ...router.options, history: createMemoryHistory() })

const drawnOf = (children: ReactNode, isKept: boolean) =>
  renderToString(
    <RouterContextProvider router={router}>
      <PartsContext value={PARTS}>
        <KeptHtml value={isKept ? keptHtml(router) : null}>{children}</KeptHtml>
      </PartsContext>
    </RouterContextProvider>,
  )

const drawn = (tools: ListedTool[], isKept: boolean) =>
  drawnOf(
    tools.map((tool) => <ToolCard key={tool.id} tool={tool} heading="h2" />),
    isKept,
  )

test('a kept card is what React draws of the same tool, which the browser takes over', () => {
  const tools = [FULL, { ...FULL, id: 2, name: 'A <b> & more', tags: [] }, { ...FULL, id: 3, logo_url: null }]
  const plain = drawn(tools, false)
  expect(plain).toContain('A &lt;b&gt; &amp; more')
  for (let i = 0; i < 2; i++) expect(drawn(tools, true)).toBe(plain)
})

test('a card follows its tool', () => {
  expect(drawn([{ ...FULL, name: 'Before' }], true)).toContain('Before')
  expect(drawn([{ ...FULL, name: 'After' }], true)).toContain('After')
})

test('still content is kept by its data, and the footer once for all pages', () => {
  const tile = (name: string) => (
    <CategoryTile
      category={{
        id: 1,
        name,
        slug: 'a',
        icon: '📁',
        description: '',
        tags: '',
        tool_count: 2,
        free_share: 0,
        popularity: 0,
      }}
    />
  )
  for (const name of ['Design', 'Design & more', 'Design']) {
    expect(drawnOf(tile(name), true)).toBe(drawnOf(tile(name), false))
  }
  const footers = ['/', '/tools', '/blog'].map((page) => {
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [page] }) })
    return drawnOf(<Footer />, false)
  })
  expect(footers[0]).toContain('href="/tools"')
  expect(new Set([...footers, drawnOf(<Footer />, true)]).size).toBe(1)
})
