import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createTestApp, testEnvironment } from '../../../test/app.ts'
import { kill, startProgram } from '../../../test/child.ts'
import { createTool } from '../../../test/factories.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { readConfig } from '../../config.ts'
import { countTools } from '../../features/tools/server/tools.queries.ts'
import { loadStarter, readStarter } from '../../starter.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

describe.skipIf(POSTGRES_URL)('a process that is killed at any moment', () => {
  test('loses no review that it has answered, and counts each once', async () => {
    const environment = await testEnvironment()
    const first = await createTestApp(environment)
    const { id, slug } = await createTool(first)
    await first.close()

    const answered: number[] = []
    for (let round = 0; round < 3; round++) {
      const { child, lines } = startProgram('write-reviews.ts', [slug], environment)
      await expect.poll(() => lines.length, { interval: 5 }).toBeGreaterThan(0)
      await sleep(20 + Math.random() * 300)
      await kill(child)
      answered.push(...lines.map(Number))

      const app = await createTestApp(environment)
      const rows = await app.services.database.db.selectFrom('reviews').select('id').execute()
      const stored = new Set(rows.map((r) => r.id))
      expect(answered.filter((review) => !stored.has(review))).toEqual([])
      // What was stored but not answered any more: at most one for each writer and round.
      expect(stored.size - answered.length).toBeLessThanOrEqual(4 * (round + 1))
      const tool = app.services.catalog.current.toolById.get(id)!
      // Nobody has confirmed them.
      expect(tool).toMatchObject({ review_count: rows.length, confirmed_count: 0, rating: 4 })
      await app.close()
    }
  })

  test('leaves no half of its tables or of the starter catalogue behind', async () => {
    const all = (await readStarter()).tools.length
    for (let round = 0; round < 8; round++) {
      const environment = await testEnvironment()
      const { child, lines } = startProgram('load-starter.ts', [], environment)
      // Every other time while it starts and makes its tables, else while it loads.
      if (round % 2 === 1) await expect.poll(() => lines[0], { interval: 2 }).toBe('begin')
      await sleep(60 + round * 30 + 60 * Math.random())
      await kill(child)
      const database = openDatabase(readConfig(environment))
      await migrate(database)
      expect(lines[1] ? [all] : [0, all]).toContain(await countTools(database.db))
      await loadStarter(database)
      expect(await countTools(database.db)).toBe(all)
      await database.close()
    }
  })
})
