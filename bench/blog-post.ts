import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPages } from '../src/app/pages.ts'
import { readConfig } from '../src/config.ts'
import { insertPost } from '../src/features/blog/server/blog.queries.ts'
import { createProgram } from '../src/program.ts'
import { loadStarter, readStarter } from '../src/starter.ts'
import { median, quantile } from './timing.ts'

/**
 * What the page of a very long article costs while nothing of it is kept, on the built pages. The article is made of
 * those of the starter, again and again. Processor time, since it does not depend on what else the machine does. Runs
 * as a process of its own and sends its figures; `node bench/blog-post.ts` prints them.
 */
export interface PostFigures {
  storedMs: number
  pages: { name: string; bytes: number; least: number; median: number; p90: number }[]
}

const BYTES = 1_000_000
const RUNS = 60

// React is loaded below, and has a slow form for development.
process.env.NODE_ENV = 'production'
const KITLY_DATA = mkdtempSync(join(tmpdir(), 'kitly-bench-'))
const config = readConfig({ KITLY_DATA, KITLY_LOG: 'silent' })
const pages = await createPages(config)
let storedMs = 0
const program = await createProgram(config, {
  prepare: async (database) => {
    await loadStarter(database)
    const { posts } = (await readStarter()).blog
    let content = ''
    for (let i = 0; content.length < BYTES; i++) content += posts[i % posts.length]!.content
    const { categories: _, featured_tools: __, ...first } = posts[0]!
    const start = performance.now()
    await database.db
      .transaction()
      .execute((tx) =>
        insertPost(tx, { ...first, slug: 'long', content, categories: [], featured_tools: [] }),
      )
    storedMs = performance.now() - start
  },
  mountPages: pages.mount,
})

async function measure(name: string, path: string): Promise<PostFigures['pages'][number]> {
  let bytes = 0
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const before = process.cpuUsage()
    const response = await program.http.app.request(`${path}?run=${i}`)
    bytes = (await response.arrayBuffer()).byteLength
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return { name, bytes, least: quantile(times, 0), median: median(times), p90: quantile(times, 0.9) }
}

const figures: PostFigures = {
  storedMs,
  pages: [
    await measure('its text alone', '/api/blog/long/body'),
    await measure('page of an article of 1 MB', '/blog/long'),
    await measure('page of an ordinary article', '/blog/what-free-plans-really-include'),
  ],
}
await pages.close()
await program.close()
rmSync(KITLY_DATA, { recursive: true })
if (process.send) process.send(figures, () => process.exit(0))
else console.log(figures)
