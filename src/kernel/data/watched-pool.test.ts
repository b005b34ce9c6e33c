import pg from 'pg'
import { expect, test } from 'vitest'
import { createPostgresDatabase } from '../../../test/app.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { WatchedPool } from './watched-pool.ts'

test.skipIf(!POSTGRES_URL)('a pool that ends while it asks leaves no connection behind', async () => {
  const url = await createPostgresDatabase()
  const pool = new WatchedPool(url)
  const asking = pool.isThere()
  await pool.end()
  await asking
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as left from pg_stat_activity where datname = $1',
    [new URL(url).pathname.slice(1)],
  )
  await client.end()
  expect(rows).toEqual([{ left: 0 }])
})
