import { randomUUID } from 'node:crypto'
import { toCard } from '../../../catalog/cards.ts'
import type { Catalog } from '../../../catalog/catalog.ts'
import { demandOf } from '../../../catalog/reading/demands.ts'
import { AppError } from '../../../shared/errors.ts'
import { costOf } from '../kit-cost.ts'
import { withoutPreferences } from '../kit-preferences.ts'
import type { KitJob } from '../kits.contract.ts'
import { teamPrice } from '../planner/costs.ts'
import { formatsOf } from '../planner/formats.ts'
import { jobById, toStepJob } from '../planner/vocabulary/jobs.ts'
import { reasonFor, watchFor } from '../planner/wording.ts'
import type { KitInput, StoredKit } from '../stored-kits.contract.ts'
import { wishPlace } from '../wish-id.ts'
import type { KitRow, NewKit } from './stored-kits.queries.ts'

/** How a kit is stored, and what is read from what is stored. */

/** What is stored of a tool; its name stays readable when the tool is gone. */
interface Item {
  tool_id: number
  job: string
  name: string
  /** Kits that were stored before locks were have none. */
  is_locked?: boolean
  /** In the words of a language model; the planner's own are found again. */
  reason?: string
}

type StoredJobs = NonNullable<KitInput['jobs']>

/** A kit as it is stored. Throws `invalid` for tools or jobs that do not exist. */
export function toNewKit(
  { toolById }: Catalog,
  { name, description, prompt, preferences, items, jobs }: KitInput,
): NewKit {
  const stored = items.map(({ tool_id, job, is_locked, reason }): Item => {
    const tool = toolById.get(tool_id)
    if (!tool)
      throw new AppError('invalid', 'A tool of this kit is not in the directory', { items: 'Unknown tool' })
    if (!jobById.has(job))
      throw new AppError('invalid', 'A job of this kit is not known', { items: 'Unknown job' })
    return { tool_id, job, is_locked, name: tool.name, ...(reason !== undefined && { reason }) }
  })
  const { required = [], suggested = [], added = [], dropped = [] } = jobs ?? {}
  if (![...required.map((j) => j.id), ...suggested, ...added, ...dropped].every((id) => jobById.has(id))) {
    throw new AppError('invalid', 'A job of this kit is not known', { jobs: 'Unknown job' })
  }
  return {
    id: randomUUID(),
    name,
    description,
    prompt,
    preferences: JSON.stringify(preferences),
    items: JSON.stringify(stored),
    jobs: jobs && JSON.stringify(jobs),
  }
}

/** A stored kit with what the catalogue says of its tools today. */
export function toStoredKit(catalog: Catalog, row: Omit<KitRow, 'id'>): StoredKit {
  const { toolById } = catalog
  const { name, description, prompt, created_at } = row
  const preferences = JSON.parse(row.preferences) as StoredKit['preferences']
  const items = JSON.parse(row.items) as Item[]
  const stored = row.jobs === null ? null : (JSON.parse(row.jobs) as StoredJobs)
  const team = stored?.team ?? null
  const tools = items.map((item, i) => {
    const tool = toolById.get(item.tool_id)
    const job = jobById.get(item.job)
    return {
      step: i + 1,
      tool_id: item.tool_id,
      name: tool?.name ?? item.name,
      job: toStepJob(job ?? { id: item.job, label: item.job }),
      is_locked: item.is_locked ?? false,
      reason: item.reason ?? (tool && job ? reasonFor(tool, job) : ''),
      reason_source: item.reason === undefined ? ('catalog' as const) : ('model' as const),
      watch: tool ? watchFor(tool, preferences) : null,
      card: tool ? toCard(tool) : null,
      team_price: tool && teamPrice(tool, team),
      formats: tool ? formatsOf(tool) : { takes: [], gives: [] },
    }
  })
  return {
    name,
    description,
    prompt,
    preferences,
    tools,
    jobs: stored && toStoredJobs(catalog, stored, withoutPreferences(prompt)),
    cost: costOf(
      tools.flatMap(({ card, team_price }) => (card ? [{ ...card, team_price }] : [])),
      team,
    ),
    created_at,
  }
}

/** Jobs, and what else was read, with their labels of today; what is no longer known is left out. */
function toStoredJobs(
  { toolById }: Catalog,
  { planner, required, suggested, added, dropped, ignored = [], demands = [], team = null }: StoredJobs,
  text: string,
): StoredKit['jobs'] {
  const known = (id: string): KitJob[] => {
    const job = jobById.get(id)
    return job ? [{ id, label: job.label }] : []
  }
  const read = (id: string): KitJob[] => {
    const [, kind, detail = ''] = /^(tool|audience):(.+)$/.exec(id) ?? []
    const place = wishPlace(id)
    const other = () => (place ? text.slice(...place) : demandOf(id)?.label)
    const label = kind ? (kind === 'tool' ? toolById.get(Number(detail))?.name : detail) : other()
    return label ? [{ id, label }] : []
  }
  return {
    planner,
    required: required.flatMap(({ id, source }) => known(id).map((job) => ({ ...job, source }))),
    suggested: suggested.flatMap(known),
    added: added.flatMap(known),
    dropped: dropped.flatMap(known),
    ignored: ignored.flatMap(read),
    demands: demands.flatMap(read),
    team,
  }
}

/** The kit of an input as it would be stored, for a PDF; nothing is. */
export function previewKit(catalog: Catalog, input: KitInput, at: string): StoredKit {
  return toStoredKit(catalog, { ...toNewKit(catalog, input), created_at: at })
}
