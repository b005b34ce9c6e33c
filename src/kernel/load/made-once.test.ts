import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'
import { PageCache } from './page-cache.ts'

test('a value is made once for all, and again when one of its keys was touched', async () => {
  const pageCache = new PageCache()
  let count = 0
  const read = madeOnce(['texts'], async (_: { pageCache: PageCache }) => ++count)
  expect([await read({ pageCache }), await read({ pageCache })]).toEqual([1, 1])
  pageCache.follow(1, ['standings'])
  expect(await read({ pageCache })).toBe(1)
  pageCache.follow(2, ['texts'])
  expect(await read({ pageCache })).toBe(2)
  pageCache.follow(3, null)
  expect(await read({ pageCache })).toBe(3)
  expect(await read({ pageCache: new PageCache() })).toBe(4)
})

test('nothing stays of what was made from a part that could not be read, or failed', async () => {
  const pageCache = new PageCache()
  let count = 0
  const doubtful = madeOnce(['texts'], async (given: { pageCache: PageCache }) => {
    if (count === 0) given.pageCache.doubt()
    return ++count
  })
  expect(await doubtful({ pageCache })).toBe(1)
  expect([await doubtful({ pageCache }), await doubtful({ pageCache })]).toEqual([2, 2])
  let tries = 0
  const failing = madeOnce(['texts'], async (_: { pageCache: PageCache }) => {
    if (++tries === 1) throw new Error('not there')
    return tries
  })
  await expect(failing({ pageCache })).rejects.toThrow('not there')
  expect([await failing({ pageCache }), await failing({ pageCache })]).toEqual([2, 2])
})
