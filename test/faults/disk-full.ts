import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { REVIEWS_PAGE_MAX } from '../../src/features/reviews/reviews.limits.ts'
import { toolsCsv } from '../imports.ts'
import { POSTGRES_URL } from '../postgres.ts'
import { createTools, type OwnTool, reviewBody, signIn } from './admin.ts'
import type { Scenario } from './scenario.ts'
import { createPlace, type Site, startSite } from './site.ts'

const MOUNT = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c']
const SIZE = 'mount -t tmpfs -o size=24m none "$KITLY_DATA" && exec "$@"'

/** A data folder on a disk of 24 MB that only the process sees, filled from outside and emptied again. */
export const diskFull: Scenario = async (tally) => {
  const place = await createPlace()
  const { KITLY_DATA: folder } = place.environment
  const env = { ...process.env, KITLY_DATA: folder! }
  const { status } = spawnSync(MOUNT[0]!, [...MOUNT.slice(1), SIZE, 'sh', 'true'], { env })
  if (status !== 0) {
    // Nothing fell short, but nothing was seen either.
    tally.count('not tried: this machine lets nobody mount a disk')
    return await place.remove()
  }
  const site = await startSite(place.environment, { before: [...MOUNT, SIZE, 'sh'] })
  const cookie = await signIn(site)
  const [tool] = await createTools(site, cookie, 1)
  const review = (n: number) =>
    site.call('POST', `/api/tools/${tool!.slug}/reviews`, { json: reviewBody(`Review ${n}`) })
  const disk = join('/proc', String(site.pid), 'root', folder!)
  const ids: number[] = []
  for (let round = 0; round < 3; round++) {
    await fill(join(disk, 'ballast'))
    tally.count('times full')
    // The reviews of PostgreSQL stand on its server's disk.
    if (!POSTGRES_URL) tally.expect(await untilFull(site, review, ids), 'no write was ever refused')
    for (let n = 0; n < 10; n++) {
      const { status, text } = await review(n)
      if (status === 201) ids.push(JSON.parse(text).id)
      tally.expect(
        status === 201 || status === 503,
        'a write on a full disk is not answered with 503',
        `${status} ${text}`,
      )
    }
    const form = {
      field: 'file',
      file: 'tools.csv',
      content: toolsCsv([{ 'Tool Name': 'x'.repeat(100_000) }]),
    }
    const upload = await site.call('POST', '/api/admin/tools/imports', { cookie, form })
    tally.expect(
      upload.status === 503,
      'an upload on a full disk is not answered with 503',
      `${upload.status} ${upload.text}`,
    )
    const ready = await site.call('GET', '/readyz')
    tally.expect(ready.status === 503, '/readyz does not tell of the full disk', ready.text)
    for (const path of ['/', '/tools', `/tools/${tool!.slug}`]) {
      const { status } = await site.call('GET', path)
      tally.expect(status === 200, 'a page was not served on a full disk', `${status} ${path}`)
    }
    await rm(join(disk, 'ballast'))
    tally.expect(
      await isBack(site, () => review(round)),
      'the site did not come back when there was room again',
    )
    tally.expect(site.runs(), 'the process ended')
  }
  const stored = await idsOf(site, tool!)
  for (const id of ids) tally.expect(stored.has(id), 'answered review lost', id)
  await site.end()
  await place.remove()
}

/** Until nothing fits any more, not even a byte. */
async function fill(file: string) {
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    for (;;) {
      const fits = await writeFile(file, Buffer.alloc(size), { flag: 'a' }).then(
        () => true,
        () => false,
      )
      if (!fits) break
    }
  }
}

/** All that the site has, asked from the site: its disk goes with it. */
async function idsOf(site: Site, { slug }: OwnTool): Promise<Set<number>> {
  const ids = new Set<number>()
  for (let offset = 0; ; offset += REVIEWS_PAGE_MAX) {
    const path = `/api/tools/${slug}/reviews?limit=${REVIEWS_PAGE_MAX}&offset=${offset}`
    const page = (await site.call('GET', path)).json<{ id: number }[]>()
    for (const { id } of page) ids.add(id)
    if (page.length < REVIEWS_PAGE_MAX) return ids
  }
}

type Review = (n: number) => Promise<{ status: number; text: string }>

/** What the database has set aside already takes some writes more. */
async function untilFull(site: Site, review: Review, ids: number[]): Promise<boolean> {
  for (let n = 0; n < 400 && site.runs(); n++) {
    const { status, text } = await review(n)
    if (status !== 201) return true
    ids.push(JSON.parse(text).id)
  }
  return false
}

async function isBack(site: Site, review: () => Promise<{ status: number }>): Promise<boolean> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(200)) {
    const ready = await site.call('GET', '/readyz')
    if (ready.status === 200 && (await review()).status === 201) return true
  }
  return false
}
