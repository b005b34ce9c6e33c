import { setTimeout as sleep } from 'node:timers/promises'
import { toolsCsv } from '../imports.ts'
import { POSTGRES_URL } from '../postgres.ts'
import { Random } from '../seeded.ts'
import { type OwnTool, reviewBody, runImport, uploadImport } from './admin.ts'
import type { Answer } from './call.ts'
import type { Ledger, Register } from './ledger.ts'
import type { Site } from './site.ts'

export interface Writing {
  site: Site
  cookie: string
  tools: OwnTool[]
  ledger: Ledger
  /** Makes names of their own in each round. */
  round: number
  seed: number
  /** Answers that are neither success nor the end of the process. */
  onRefusal(what: string, answer: Answer): void
}
type Writer = (writing: Writing, random: Random) => Promise<void>

const IMPORT_ROWS = 120
/** A person may keep so many. */
const KITS = 100

const reviews: Writer = async ({ site, tools, ledger, round, onRefusal }, random) => {
  for (let n = 0; site.runs(); n++) {
    const content = `Review ${round} ${n} ${random.below(1_000_000)}`
    const path = `/api/tools/${random.pick(tools).slug}/reviews`
    const answer = await site.call('POST', path, { json: reviewBody(content) })
    if (answer.status === 201) {
      ledger.writes++
      ledger.reviews.set(answer.json<{ id: number }>().id, content)
    } else if (answer.status !== 0) onRefusal('review', answer)
  }
}

/** Asks for a new value, and notes whether that was answered. */
async function change<T>(
  { ledger, onRefusal }: Writing,
  register: Register<T>,
  value: T,
  what: string,
  send: () => Promise<Answer>,
) {
  register.asked.push(value)
  const answer = await send()
  if (answer.status >= 200 && answer.status < 300) {
    ledger.writes++
    register.answered = value
    register.asked = []
  } else if (answer.status !== 0) {
    register.asked.pop()
    onRefusal(what, answer)
  }
}

const edits: Writer = async (writing, random) => {
  const { site, cookie, tools, ledger, round } = writing
  for (let n = 0; site.runs(); n++) {
    const { id } = random.pick(tools)
    const register = ledger.edits.get(id) ?? { answered: 'Edit 0', asked: [] }
    ledger.edits.set(id, register)
    const value = `Edit ${round} ${n}`
    await change(writing, register, value, 'edit', () =>
      site.call('PUT', `/api/admin/tools/${id}`, { cookie, json: { short_description: value } }),
    )
  }
}

const saves: Writer = async (writing, random) => {
  const { site, cookie, tools, ledger } = writing
  while (site.runs()) {
    const { id } = random.pick(tools)
    const register = ledger.saved.get(id) ?? { answered: false, asked: [] }
    ledger.saved.set(id, register)
    const method = register.answered ? 'DELETE' : 'POST'
    await change(writing, register, !register.answered, 'save', () =>
      site.call(method, `/api/users/saved-tools/${id}`, { cookie, ...(method === 'POST' && { json: {} }) }),
    )
  }
}

const kitBody = (name: string, tool_id: number) => ({
  name,
  prompt: 'I want to make short films about cooking',
  preferences: { budget: 'mixed', complexity: 'intermediate', kit_size: 5 },
  items: [{ tool_id, job: 'record-remote' }],
})

const kits: Writer = async (writing, random) => {
  const { site, cookie, tools, ledger, round, onRefusal } = writing
  for (let n = 0; site.runs(); n++) {
    const name = `Kit ${round} ${n}`
    if (ledger.kits.size < KITS && n % 2 === 0) {
      const json = kitBody(name, random.pick(tools).id)
      const answer = await site.call('POST', '/api/users/saved-kits', { cookie, json })
      if (answer.status === 201) {
        ledger.writes++
        ledger.kits.set(answer.json<{ id: string }>().id, { answered: name, asked: [] })
      } else if (answer.status !== 0) onRefusal('kit', answer)
    } else if (ledger.kits.size > 0) {
      const [id, register] = random.pick([...ledger.kits])
      await change(writing, register, name, 'kit', () =>
        site.call('PUT', `/api/users/saved-kits/${id}`, { cookie, json: { name } }),
      )
    }
  }
}

const imports: Writer = async ({ site, cookie, ledger, round, onRefusal }, random) => {
  for (let n = 0; site.runs(); n++) {
    const prefix = `Import ${round}x${n} `
    const rows = Array.from({ length: IMPORT_ROWS }, (_, i) => ({ 'Tool Name': `${prefix}${i}` }))
    const id = await uploadImport(site, cookie, toolsCsv(rows))
    if (id === null) continue
    const entry: Ledger['imports'][number] = { id, prefix, rows: IMPORT_ROWS, seen: 'nothing', open: true }
    ledger.imports.push(entry)
    for (const step of ['apply', 'undo'] as const) {
      if (step === 'undo' && random.chance(0.3)) break
      entry.open = true
      const status = await runImport(site, cookie, id, step)
      if (status === null) return
      entry.open = false
      // The processes of one PostgreSQL believe for some seconds that one which was killed is still at work.
      if (POSTGRES_URL && status.includes('Another import is running')) {
        await sleep(200)
        break
      }
      if (status !== (step === 'apply' ? 'done' : 'undone')) {
        return onRefusal(`import, ${step}`, { status: 0, text: status } as Answer)
      }
      entry.seen = step === 'apply' ? 'done' : 'undone'
      ledger.writes++
    }
  }
}

/** Everybody at once, until the process is gone. */
export const write = async (writing: Writing): Promise<void> => {
  const writers = [reviews, reviews, edits, saves, kits, imports]
  const { seed, round } = writing
  await Promise.all(writers.map((writer, i) => writer(writing, new Random(seed + round * 100 + i))))
}
