import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createListeningApp } from '../../test/app.ts'
import { createBundle, createTools } from '../../test/factories.ts'
import type { RenderInput } from './entry-server.tsx'
import { mountRenderer } from './pages.ts'

test('a page that many ask for at once is made once, and again for whoever asks after a change of what it shows', async () => {
  let begun = 0
  const render = async ({ call }: RenderInput) => {
    await call('GET /api/tools', { query: { sort: 'name' } })
    const html = `<p>Made ${++begun}</p>`
    await sleep(200)
    return { status: 200, headers: new Headers(), html }
  }
  const app = await createListeningApp(
    {},
    {
      mountPages: (services) => (router) =>
        mountRenderer(router, services, async () => ({ render, manifest: { routes: {} } })),
    },
  )
  await createTools(app, [{ name: 'Shown' }])
  const read = async () => String((await app.fetchRaw('/some-page')).body)
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('<p>Made 1</p>'))
  expect(await read()).toBe('<p>Made 1</p>')
  app.services.pageCache.clear()
  const slow = read()
  await sleep(50)
  await createTools(app, [{ name: 'Meanwhile' }])
  expect(await read()).toBe('<p>Made 3</p>')
  expect(await slow).toBe('<p>Made 2</p>')
  app.services.pageCache.clear()
  const other = read()
  await sleep(50)
  await createBundle(app, { name: 'Not shown', tool_ids: [] })
  expect(await Promise.all([other, read()])).toEqual(Array(2).fill('<p>Made 4</p>'))
})

test('a page that a change has touched is not drawn again where it says the same', async () => {
  let drawn = 0
  const render = async ({ call, isKnown }: RenderInput) => {
    const tools = await call('GET /api/tools', { query: { sort: 'name', limit: '1' } })
    const read = JSON.stringify(tools.map(({ name }) => name))
    const html = isKnown?.(read) ? '' : `<p>Drawn ${++drawn}: ${read}</p>`
    return { status: 200, headers: new Headers(), html }
  }
  const app = await createListeningApp(
    {},
    {
      mountPages: (services) => (router) =>
        mountRenderer(router, services, async () => ({ render, manifest: { routes: {} } })),
    },
  )
  const read = async () => {
    // What has just been written is seen by whoever wrote it.
    await app.fetchRaw('/api/counts', { method: 'POST' })
    return String((await app.fetchRaw('/some-page')).body)
  }
  await createTools(app, [{ name: 'B' }])
  expect(await read()).toBe('<p>Drawn 1: ["B"]</p>')
  await createTools(app, [{ name: 'C' }])
  expect(app.services.pageCache.isFresh('/some-page')).toBe(false)
  expect(await read()).toBe('<p>Drawn 1: ["B"]</p>')
  expect(app.services.pageCache.isFresh('/some-page')).toBe(true)
  await createTools(app, [{ name: 'A' }])
  expect(await read()).toBe('<p>Drawn 2: ["A"]</p>')
})
