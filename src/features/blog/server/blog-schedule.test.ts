import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createListeningApp } from '../../../../test/app.ts'
import { createPost, dueAfter } from '../../../../test/blog.ts'
import { createTool } from '../../../../test/factories.ts'
import type { BlogCard } from '../blog.contract.ts'

test('a scheduled article comes out at its time, in what is kept too, and without a write', async () => {
  const app = await createListeningApp()
  const read = async () => JSON.parse(String((await app.fetchRaw('/api/blog')).body)) as BlogCard[]
  const due = await dueAfter(async () => {
    await createPost(app, { title: 'Out' })
    await read()
  })
  await createPost(app, { title: 'Soon', published_at: new Date(due).toISOString() })
  await createPost(app, { title: 'Later', published_at: new Date(due + 3_600_000).toISOString() })
  const { version } = app.services.catalog.current
  const pages = app.services.pageCache.version

  expect((await read()).map((p) => p.title)).toEqual(['Out'])
  expect((await app.fetchRaw('/api/blog/soon')).status).toBe(404)
  // From the cache now.
  expect((await read()).map((p) => p.title)).toEqual(['Out'])

  while (app.services.pageCache.version === pages) await sleep(10)
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  expect((await read()).map((p) => p.title)).toEqual(['Soon', 'Out'])
  expect((await app.fetchRaw('/api/blog/soon')).status).toBe(200)
  expect(app.services.catalog.current.version).toBe(version)

  // What is written after that still counts on.
  await createTool(app)
  expect(app.services.pageCache.version).toBeGreaterThan(pages + 1)
  expect((await read()).map((p) => p.title)).toEqual(['Soon', 'Out'])
})
