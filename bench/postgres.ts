import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Plain JavaScript, as all that runs before the installation. */
const CLUSTER = new URL('../scripts/lib/postgres.mjs', import.meta.url).href

interface Cluster {
  hasPostgres(): boolean
  startPostgres(): Promise<{ url: string; stop(): Promise<void> }>
}

/** An empty database of the PostgreSQL that the tests use; null where none is installed. */
export async function createPostgres(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const { hasPostgres, startPostgres } = (await import(CLUSTER)) as Cluster
  if (!hasPostgres()) return null
  const cluster = await startPostgres()
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const name = `kitly_bench_${randomBytes(4).toString('hex')}`
  await run(`create database ${name}`)
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async stop() {
      await run(`drop database ${name} with (force)`).finally(() => cluster.stop())
    },
  }
}
