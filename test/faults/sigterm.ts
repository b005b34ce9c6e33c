import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../seeded.ts'
import { createTools, reviewBody, signIn } from './admin.ts'
import type { Answer } from './call.ts'
import type { Scenario } from './scenario.ts'
import { createPlace, type Site, startSite } from './site.ts'
import type { Tally } from './tally.ts'

const ROUNDS = 6
const CLIENTS = 12
const TOOLS = 150

/**
 * Asks the process to end while it is busy. Callers are as behind a proxy: they stop once `/readyz` says so. Each
 * request on a connection that was taken is answered, and what was answered is stored.
 */
export const sigterm: Scenario = async (tally, { seed }) => {
  const random = new Random(seed)
  const place = await createPlace()
  const stored = new Map<number, string>()
  let site = await startSite(place.environment)
  const cookie = await signIn(site)
  const tools = await createTools(site, cookie, TOOLS)
  for (let round = 0; round < ROUNDS; round++) {
    const load = { isOver: false }
    const count = (what: string, answer: Answer) => judge(what, answer, tally)
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; !load.isOver; n++) {
        const kind = (client + n) % 4
        const { slug } = tools[(client * 7 + n) % tools.length]!
        if (kind === 0) count('page', await site.call('GET', `/tools/${slug}`))
        else if (kind === 1) count('export', await site.call('GET', '/api/admin/tools/export', { cookie }))
        else {
          const content = `Review ${round} ${client} ${n}`
          const answer = await site.call('POST', `/api/tools/${slug}/reviews`, { json: reviewBody(content) })
          count('review', answer)
          if (answer.status === 201) stored.set(answer.json<{ id: number }>().id, content)
        }
      }
    })
    const watching = watch(site, load)
    await sleep(300 + random.next() * 700)
    const code = await site.end()
    tally.count('ends')
    tally.expect(code === 0, 'the process did not end by itself', code)
    load.isOver = true
    await Promise.all([...clients, watching])
    site = await startSite(place.environment)
  }
  const database = place.open()
  const rows = await database.db.selectFrom('reviews').select(['id', 'content']).execute()
  const contents = new Map(rows.map(({ id, content }) => [id, content]))
  for (const [id, content] of stored)
    tally.expect(contents.get(id) === content, 'answered review lost', content)
  await database.close()
  await site.end()
  await place.remove()
}

/** What a proxy in front does. */
async function watch(site: Site, load: { isOver: boolean }) {
  while (!load.isOver) {
    const { status } = await site.call('GET', '/readyz')
    if (status !== 200) load.isOver = true
    await sleep(20)
  }
}

function judge(what: string, { status, error, text }: Answer, tally: Tally) {
  // Never taken: whoever sent it knows that nothing was done.
  if (error === 'ECONNREFUSED') return tally.count('requests that were not taken')
  tally.count('requests')
  tally.expect(error === null, `a ${what} was taken and not answered`, error)
  if (error === null)
    tally.expect(status < 500 || status === 503, `a ${what} failed`, `${status} ${text.slice(0, 100)}`)
}
