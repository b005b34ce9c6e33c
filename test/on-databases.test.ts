import { expect, test } from 'vitest'
import { filesOnDatabases, TEST_FILE } from './on-databases.ts'
import { listFiles } from './sources.ts'

test('what makes a program or a database is tested on each engine', () => {
  const found = new Set(filesOnDatabases())
  const all = listFiles('src').filter((file) => TEST_FILE.test(file))
  expect(found).toContain('test/access.test.ts')
  expect(found).toContain('src/start-failure.test.ts')
  for (const file of all.filter((f) => f.startsWith('src/kernel/data/'))) {
    expect([file, found.has(file)]).toEqual([file, true])
  }
  expect(found).not.toContain('test/on-databases.test.ts')
  expect(found).not.toContain('src/shared/slug.test.ts')
})
