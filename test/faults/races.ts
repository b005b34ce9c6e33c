import { setTimeout as sleep } from 'node:timers/promises'
import { POSTGRES_URL } from '../postgres.ts'
import { createTools, type OwnTool, signIn } from './admin.ts'
import type { Scenario } from './scenario.ts'
import { createPlace, type Site, startSite } from './site.ts'
import type { Tally } from './tally.ts'

const ROUNDS = 60
const FOLLOW_MS = 30_000

interface Race {
  /** Two processes on PostgreSQL; on SQLite, which only one may have open, the same one twice. */
  sites: [Site, Site]
  cookie: string
  tool: OwnTool
  tally: Tally
}

export const races: Scenario = async (tally) => {
  const place = await createPlace()
  const first = await startSite(place.environment)
  const second = POSTGRES_URL ? await startSite(place.environment) : first
  const cookie = await signIn(first)
  const [tool] = await createTools(first, cookie, 1)
  const race: Race = { sites: [first, second], cookie, tool: tool!, tally }
  for (let round = 0; round < ROUNDS; round++) {
    await sameVersion(race, round)
    await sameName(race, round)
    await sameSave(race)
    tally.count('rounds')
  }
  await sameInTheEnd(race)
  for (const site of new Set(race.sites)) await site.end()
  await place.remove()
}

/** Two edits of the same version: one is stored, the other is told. */
async function sameVersion({ sites, cookie, tool, tally }: Race, round: number) {
  const path = `/api/admin/tools/${tool.id}`
  const { version } = (await sites[0].call('GET', path, { cookie })).json<{ version: number }>()
  const values = sites.map((_, i) => `Edit ${round} of ${i}`)
  const answers = await Promise.all(
    sites.map((site, i) =>
      site.call('PUT', path, { cookie, json: { version, short_description: values[i] } }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  tally.expect(
    [...statuses].sort().join() === '200,409',
    'two edits of one version were not one 200 and one 409',
    statuses,
  )
  const stored = (await sites[1].call('GET', path, { cookie })).json<{
    version: number
    short_description: string
  }>()
  const winner = values[statuses.indexOf(200)]
  const isWhole = stored.version === version + 1 && stored.short_description === winner
  tally.expect(
    isWhole,
    'the stored edit is not the one that was answered',
    `${stored.short_description}, not ${winner}`,
  )
}

/** Two tools of one name: each has an address of its own. */
async function sameName({ sites, cookie, tally }: Race, round: number) {
  const json = { name: `Twin ${round}`, short_description: 'A twin', website_url: 'https://tool.example' }
  const answers = await Promise.all(
    sites.map((site) => site.call('POST', '/api/admin/tools', { cookie, json })),
  )
  const slugs = answers.map((answer) => (answer.status === 201 ? answer.json<OwnTool>().slug : answer.text))
  tally.expect(
    answers.every(({ status }) => status === 201),
    'two tools of one name were not both stored',
    slugs,
  )
  tally.expect(new Set(slugs).size === 2, 'two tools have the same address', slugs)
}

/** Saved twice at once, it is saved once. */
async function sameSave({ sites, cookie, tool, tally }: Race) {
  const path = `/api/users/saved-tools/${tool.id}`
  const answers = await Promise.all(sites.map((site) => site.call('POST', path, { cookie, json: {} })))
  tally.expect(
    answers.every(({ status }) => status < 500),
    'a save failed',
    answers.map(({ status }) => status),
  )
  const { tools } = (await sites[0].call('GET', '/api/users/saved', { cookie })).json<{ tools: number[] }>()
  tally.expect(tools.filter((id) => id === tool.id).length === 1, 'not saved exactly once', tools)
  const ends = await Promise.all(sites.map((site) => site.call('DELETE', path, { cookie })))
  tally.expect(
    ends.every(({ status }) => status < 500),
    'the end of a save failed',
    ends.map(({ status }) => status),
  )
}

/** Both show the same. */
async function sameInTheEnd({ sites, tally }: Race) {
  const read = async (site: Site) => (await site.call('GET', '/api/tools?sort=name&limit=1000')).text
  let texts: string[] = []
  for (const end = Date.now() + FOLLOW_MS; Date.now() < end; await sleep(200)) {
    texts = await Promise.all(sites.map(read))
    if (texts[0] === texts[1]) break
  }
  tally.expect(texts[0] === texts[1], 'the two show different catalogues')
}
