import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lettersIn } from '../mailbox.ts'
import { createTools, type OwnTool, reviewBody, signIn } from './admin.ts'
import type { Scenario } from './scenario.ts'
import { ADMIN, createPlace, type Place, type Site, startSite } from './site.ts'
import type { Tally } from './tally.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Where the clock stands, one after the other, while the site runs. */
const JUMPS = [0, HOUR / 2, 26 * HOUR, -3 * DAY, 40 * DAY, 400 * DAY, -400 * DAY, 0]
/** The program looks at the clock every minute, should it be set. */
const SEEN_MS = 90_000
const FLAGS = ['--import', join(import.meta.dirname, 'shifted-clock.ts')]

interface Clocked {
  site: Site
  place: Place
  jump(ms: number): Promise<void>
  tally: Tally
}

/** Moves the clock of a process that runs, and starts processes at other times. */
export const clockJumps: Scenario = async (tally) => {
  const file = (place: Place) => join(place.environment.KITLY_DATA!, 'clock')
  const place = await createPlace()
  place.environment.CLOCK_FILE = file(place)
  const begin = async (at: number, extra = {}) => {
    writeFileSync(file(place), String(at))
    const site = await startSite({ ...place.environment, ...extra }, { flags: FLAGS })
    const jump = async (ms: number) => {
      writeFileSync(file(place), String(ms))
      process.kill(site.pid, 'SIGUSR2')
      tally.count('jumps')
      await sleep(50)
    }
    return { site, place, jump, tally }
  }
  const clocked = await begin(0)
  const [tool] = await createTools(clocked.site, await signIn(clocked.site), 1)
  const stored = await goThrough(clocked, tool!)
  await scheduledPost(clocked)
  await token(clocked)
  await clocked.site.kill()
  for (const at of [-2 * DAY, 400 * DAY]) {
    const { site } = await begin(at)
    tally.count('starts at another time')
    stored.push(...(await writesAndReads(site, tool!, await signIn(site), tally)))
    await site.kill()
  }
  const limited = await begin(0, { KITLY_RATE_LIMIT: '1' })
  await rateLimits(limited, tool!)
  await limited.site.end()
  const database = place.open()
  const rows = await database.db.selectFrom('reviews').select('id').execute()
  const ids = new Set(rows.map(({ id }) => id))
  for (const id of stored) tally.expect(ids.has(id), 'answered review lost', id)
  await database.close()
  await place.remove()
}

async function goThrough({ site, jump, tally }: Clocked, tool: OwnTool): Promise<number[]> {
  const stored: number[] = []
  let cookie = await signIn(site)
  for (const at of JUMPS) {
    await jump(at)
    const me = await site.call('GET', '/api/users/me', { cookie })
    tally.expect(
      me.status === 200 || me.status === 401,
      'a session made a request fail',
      `${me.status} at ${at}`,
    )
    // Half an hour later one is still signed in; after an hour without a request an administrator is not.
    if (at === HOUR / 2) tally.expect(me.status === 200, 'a session was lost by half an hour', me.text)
    // A session that has ended may; one must be able to sign in at any time.
    if (me.status !== 200) cookie = await signIn(site)
    stored.push(...(await writesAndReads(site, tool, cookie, tally)))
  }
  return stored
}

async function writesAndReads(
  site: Site,
  { id, slug }: OwnTool,
  cookie: string,
  tally: Tally,
): Promise<number[]> {
  const review = await site.call('POST', `/api/tools/${slug}/reviews`, { json: reviewBody('A review') })
  tally.expect(review.status === 201, 'a review was not stored', `${review.status} ${review.text}`)
  const value = `Edit ${Math.random()}`
  const edit = await site.call('PUT', `/api/admin/tools/${id}`, {
    cookie,
    json: { short_description: value },
  })
  tally.expect(edit.status === 200, 'an edit was not stored', `${edit.status} ${edit.text}`)
  const shown = await site.call('GET', `/api/tools/${slug}`)
  tally.expect(shown.text.includes(value), 'an edit is not shown', shown.text.slice(0, 100))
  for (const path of ['/', '/tools', '/blog']) {
    const { status } = await site.call('GET', path)
    tally.expect(status === 200, 'a page was not served', `${status} ${path}`)
  }
  return review.status === 201 ? [review.json<{ id: number }>().id] : []
}

/** An article for later is there when its time has come, and at no other. */
async function scheduledPost({ site, jump, tally }: Clocked) {
  const cookie = await signIn(site)
  const published_at = new Date(Date.now() + HOUR).toISOString()
  const json = {
    title: 'Later',
    excerpt: 'In an hour',
    content: '<p>Now.</p>',
    is_published: true,
    published_at,
  }
  const made = await site.call('POST', '/api/admin/blog', { cookie, json })
  tally.expect(made.status === 201, 'no article could be scheduled', `${made.status} ${made.text}`)
  const status = async () => (await site.call('GET', '/api/blog/later')).status
  tally.expect((await status()) === 404, 'an article was there before its time')
  await jump(2 * HOUR)
  let seen = 0
  for (const end = Date.now() + SEEN_MS; seen !== 200 && Date.now() < end; await sleep(200))
    seen = await status()
  tally.expect(seen === 200, 'an article did not come when its time had', seen)
  await jump(0)
  tally.expect([200, 404].includes(await status()), 'an article failed when the clock went back')
}

/** The link of a letter ends when it says, and a new one works whatever the clock did. */
async function token({ site, place, jump, tally }: Clocked) {
  for (const at of [0, 3 * HOUR, -3 * DAY]) {
    await jump(0)
    const asked = await site.call('POST', '/api/auth/forgot-password', { json: { email: ADMIN.email } })
    tally.expect(asked.status === 200, 'no letter could be asked for', `${asked.status} ${asked.text}`)
    const before = at === 0 ? 0 : letters
    const link = await newestToken(place, before)
    await jump(at)
    const json = { token: link, password: ADMIN.password }
    const { status, text } = await site.call('POST', '/api/auth/reset-password', { json })
    const isRight = at === 3 * HOUR ? status >= 400 && status < 500 : status === 200
    tally.expect(
      isRight,
      `the link of a letter was answered wrongly ${at / HOUR} hours later`,
      `${status} ${text}`,
    )
  }
  await jump(0)
}

let letters = 0
async function newestToken({ environment }: Place, before: number): Promise<string> {
  for (const end = Date.now() + SEEN_MS; Date.now() < end; await sleep(50)) {
    const all = (await lettersIn(environment.KITLY_DATA!, ADMIN.email)).filter(({ text }) =>
      text.includes('reset-password'),
    )
    if (all.length <= before) continue
    letters = all.length
    return /#(?:token=)?([\w.~-]+)/.exec(all.at(-1)!.text)![1]!
  }
  throw new Error('There is no letter')
}

const MANY = 200

/** A limit ends with its time, and a clock that goes back locks nobody out for longer. */
async function rateLimits({ site, jump, tally }: Clocked, { slug }: OwnTool) {
  const review = () =>
    site.call('POST', `/api/tools/${slug}/reviews`, { json: reviewBody(`Review ${Math.random()}`) })
  const useUp = async () => {
    for (let n = 0; n < MANY; n++) {
      const answer = await review()
      if (answer.status !== 201) return answer
    }
    return null
  }
  const refused = await useUp()
  tally.expect(refused?.status === 429, 'a limit was never reached', refused?.status)
  const wait = Number(refused?.headers['retry-after'] ?? 0)
  tally.expect(wait > 0, 'a limit does not say how long', refused?.headers['retry-after'])
  await jump(-DAY)
  const back = await review()
  const longest = Number(back.headers['retry-after'] ?? 0)
  tally.expect(
    back.status === 201 || back.status === 429,
    'a review failed when the clock went back',
    back.status,
  )
  tally.expect(
    longest <= 2 * wait,
    'a clock that goes back locks out for longer',
    `${longest} s, not ${wait} s`,
  )
  await jump(0)
}
