import { expect, test } from 'vitest'
import { AppError } from '../shared/errors.ts'
import { PageQueryClient } from './page-query-client.ts'
import { apiQuery, createQueryClient } from './query.ts'

const query = apiQuery('GET /api/categories', {})

test('a page reads what it needs once, however many ask for it', async () => {
  let calls = 0
  const client = createQueryClient(async () => [++calls] as never, PageQueryClient)
  const both = await Promise.all([client.ensureQueryData(query), client.ensureQueryData(query)])
  expect(both).toEqual([[1], [1]])
  expect(await client.ensureQueryData(query)).toEqual([1])
  expect(client.getQueryState(query.queryKey)).toMatchObject({ status: 'success', data: [1] })
})

test('what cannot be read says so to each that asks, and leaves nothing', async () => {
  const client = createQueryClient(async () => {
    throw new AppError('unavailable', 'Not now')
  }, PageQueryClient)
  await expect(client.ensureQueryData(query)).rejects.toThrow('Not now')
  await expect(client.ensureQueryData(query)).rejects.toThrow('Not now')
  expect(client.getQueryData(query.queryKey)).toBeUndefined()
})
