import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { SavedKit, StoredKit } from '../stored-kits.contract.ts'

/** What is kept of a kit beside its tools: its jobs, and what a language model wrote. */

let app: TestApp
let tools: Tool[]
let person: Person
beforeAll(async () => {
  app = await createTestApp()
  tools = await createTools(app, [{ name: 'Recorder' }, { name: 'Cutter' }])
  person = await createPerson(app)
})

const JOBS = {
  planner: 'model',
  required: [
    { id: 'transcribe', source: 'added' },
    { id: 'record-remote', source: 'prompt' },
  ],
  suggested: ['clips', 'subtitles'],
  added: ['transcribe'],
  dropped: ['voice-clone'],
}
const REASON = 'Guests join from their browser, and each voice has a track of its own.'
const input = (given = {}) => ({
  name: 'Talks from afar',
  description: 'Everything for a talk with somebody far away.',
  prompt: 'I record a podcast with remote guests',
  preferences: { budget: 'free', complexity: 'advanced', kit_size: 5 },
  items: [
    { tool_id: tools[0]!.id, job: 'record-remote', is_locked: true, reason: REASON },
    { tool_id: tools[1]!.id, job: 'clips' },
  ],
  jobs: JOBS,
  ...given,
})
const save = (given = {}) => app.send('POST', '/api/users/saved-kits', input(given), person.headers)
async function share(given = {}): Promise<StoredKit> {
  const response = await app.send('POST', '/api/kits/shared', input(given))
  expect(response.status).toBe(201)
  const { token } = (await response.json()) as { token: string }
  return await app.read<StoredKit>(`/api/kits/shared/${token}`)
}

describe('a kit that is kept', () => {
  test.each([
    ['saved', async () => (await (await save()).json()) as StoredKit],
    ['shared', share],
  ])('keeps its jobs with their labels when it is %s', async (_, keep) => {
    const kit = await keep()
    expect(kit.jobs).toEqual({
      planner: 'model',
      required: [
        { id: 'transcribe', label: 'Transcribing speech', source: 'added' },
        { id: 'record-remote', label: 'Recording remote guests', source: 'prompt' },
      ],
      suggested: [
        { id: 'clips', label: 'Cutting short clips' },
        { id: 'subtitles', label: expect.stringMatching(/./) },
      ],
      added: [{ id: 'transcribe', label: 'Transcribing speech' }],
      dropped: [{ id: 'voice-clone', label: expect.stringMatching(/./) }],
      ignored: [],
      demands: [],
      team: null,
    })
    expect(kit).toMatchObject({ name: 'Talks from afar', preferences: input().preferences })
    expect(kit.description).toBe('Everything for a talk with somebody far away.')
  })

  test('keeps what a model wrote of a tool, and finds the rest in the catalogue', async () => {
    const [first, second] = (await share()).tools
    expect(first).toMatchObject({ reason: REASON, reason_source: 'model', is_locked: true })
    expect(second).toMatchObject({ reason_source: 'catalog', is_locked: false })
    expect(second!.reason).toMatch(/^For cutting short clips: .+\. Cutter is /)
  })

  test('is reckoned for the team that was read when it was made', async () => {
    expect((await share()).cost.team).toBeNull()
    const kit = await share({ jobs: { ...JOBS, team: 30 } })
    expect([kit.cost.team, kit.jobs!.team]).toEqual([30, 30])
  })

  test('keeps what is not meant and what is demanded beside the text', async () => {
    const tool_id = input().items[0]!.tool_id
    const ignored = [`tool:${tool_id}`, 'audience:For creators', 'asks:0-6', 'tool:999999', 'asks:9000-9010']
    const kit = await share({ jobs: { ...JOBS, ignored, demands: ['data:eu', 'nonsense'] } })
    expect(kit.jobs!.ignored).toEqual([
      { id: `tool:${tool_id}`, label: 'Recorder' },
      { id: 'audience:For creators', label: 'For creators' },
      { id: 'asks:0-6', label: kit.prompt.slice(0, 6) },
    ])
    expect(kit.jobs!.demands).toEqual([{ id: 'data:eu', label: 'Data in the EU' }])
  })

  test('without jobs says so, as all did before they were kept', async () => {
    const kit = await share({ jobs: undefined })
    expect(kit.jobs).toBeNull()
    expect(kit.tools.map((t) => t.name)).toEqual(['Recorder', 'Cutter'])
  })

  test('leaves out jobs that are not known any more', async () => {
    const { id } = (await (await save()).json()) as SavedKit
    const jobs = JSON.stringify({ ...JOBS, suggested: ['clips', 'telegraphy'], dropped: ['telegraphy'] })
    const { db } = app.services.database
    await db.updateTable('saved_kits').set({ jobs }).where('id', '=', id).execute()
    const list = await app.read<SavedKit[]>('/api/users/saved-kits', { headers: person.headers })
    const kit = list.find((k) => k.id === id)!
    expect(kit.jobs!.suggested.map((j) => j.id)).toEqual(['clips'])
    expect(kit.jobs!.dropped).toEqual([])
  })

  test('is duplicated with all of it', async () => {
    const { id, created_at: _, ...kit } = (await (await save()).json()) as SavedKit
    const response = await app.send('POST', `/api/users/saved-kits/${id}/duplicate`, {}, person.headers)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ ...kit, name: 'Copy of Talks from afar', version: 1 })
  })

  const refused = async (given: object) => {
    const { fields } = await expectFailure(await save(given), 'invalid')
    return Object.keys(fields ?? {}).map((path) => path.split('.')[0])
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => `job-${i}`)
  const reason = (text: unknown) => ({ items: [{ ...input().items[0]!, reason: text }] })
  const jobs = (part: object) => ({ jobs: { ...JOBS, ...part } })
  test.each([
    ['an unknown job that is required', () => jobs({ required: [{ id: 'telegraphy', source: 'prompt' }] })],
    ['an unknown job that was added', () => jobs({ added: ['telegraphy'] })],
    ['an unknown job that was dropped', () => jobs({ dropped: ['__proto__'] })],
    ['an unknown job that is offered', () => jobs({ suggested: ['<b>clips</b>'] })],
    ['a job that is named twice', () => jobs({ added: ['clips', 'clips'] })],
    ['a required job twice', () => jobs({ required: [JOBS.required[0], JOBS.required[0]] })],
    [
      '201 required jobs',
      () => jobs({ required: numbers(201).map((id) => ({ id, source: 'prompt' as const })) }),
    ],
    ['9 jobs that are offered', () => jobs({ suggested: numbers(9) })],
    ['101 jobs that were added', () => jobs({ added: numbers(101) })],
    ['a team of one', () => jobs({ team: 1 })],
    ['a team of no whole number', () => jobs({ team: 2.5 })],
    ['a demand that is no id', () => jobs({ demands: ['<b>free</b>'] })],
    ['something twice that is not meant', () => jobs({ ignored: ['free', 'free'] })],
    ['101 jobs that were dropped', () => jobs({ dropped: numbers(101) })],
    ['a long id of a job', () => jobs({ dropped: ['x'.repeat(61)] })],
    ['another reader of prompts', () => jobs({ planner: 'me' })],
    ['half of the jobs', () => ({ jobs: { added: [] } })],
    ['jobs that are a text', () => ({ jobs: 'clips' })],
  ])('refuses %s', async (_, given) => {
    expect(await refused(given())).toContain('jobs')
  })
  test.each([
    ['a long reason', () => reason('x'.repeat(301))],
    ['an empty reason', () => reason('  ')],
    ['a reason with markup', () => reason('The <b>best</b> there is')],
    ['a reason with an address', () => reason('Get it at https://evil.example/now')],
    ['a reason with control characters', () => reason('The\u0000best')],
    ['a reason that is no text', () => reason({ text: 'x' })],
  ])('refuses %s', async (_, given) => {
    expect(await refused(given())).toContain('items')
  })
})
