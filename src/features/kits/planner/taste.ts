import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { documentCount } from '../../../catalog/search/query.ts'
import type { Segment } from '../../../catalog/search/segment.ts'
import { SKILL_LEVELS } from '../../tools/tools.limits.ts'
import type { KitPreferences } from '../kits.contract.ts'
import type { Job } from './jobs.ts'
import type { Reading } from './reading.ts'

/** How well a tool suits a person and a project, apart from whether it does the job: a factor around 1. */
export type Taste = (tool: CatalogTool, job: Job) => number

/** Words that stand in more than this share of the tools say nothing about one. */
const COMMON = 0.15
const WORDS_MAX = 40

const TECHNICAL_AREAS = new Set(['code', 'ai', 'data', 'auto'])
const ROLE_TAGS = ['developers', 'command line', 'api', 'fine-tuning', 'physics simulation']

export function tasteOf(catalog: Catalog, reading: Reading, preferences: KitPreferences): Taste {
  const { budget, complexity } = preferences
  const words = wordScores(catalog, reading.stems)
  const wantedTags = new Map(reading.traits.tags.map(({ tag }, i) => [tag, Math.max(0.05, 0.12 - 0.01 * i)]))
  const models = reading.named.filter((n) => n.role === 'model').map((n) => new Set(n.tool.tags))
  const owned = reading.named.filter((n) => n.role !== 'model').map((n) => n.tool.name.toLowerCase())
  const wanted = SKILL_LEVELS.indexOf(complexity)
  const { isEnterprise, isTechnical } = reading.traits

  return (tool, job) => {
    // The difference between 4.2 and 4.7 is what 'the strongest' means; for the rest it decides among equals.
    const rated = Math.max(0, Math.min(1, (tool.rating - 3) / 2))
    let factor = budget === 'paid' ? 0.62 + 0.38 * rated : 0.75 + 0.25 * rated
    if (budget === 'paid' && tool.pricing_model === 'Free') factor *= 0.93
    if (tool.skill_level) {
      const apart = SKILL_LEVELS.indexOf(tool.skill_level) - wanted
      factor *= apart === 0 ? 1.04 : apart === 1 ? 0.93 : apart > 1 ? 0.78 : apart === -1 ? 0.98 : 0.92
    }
    const has = (tag: string) => tool.tags.includes(tag)
    if (has('enterprise') && tool.is_paid)
      factor *= isEnterprise ? 1.08 : complexity === 'advanced' ? 0.96 : 0.86
    if (!isTechnical && !TECHNICAL_AREAS.has(job.area) && complexity !== 'advanced') {
      if (ROLE_TAGS.some((tag) => tool.tags.indexOf(tag) >= 0 && tool.tags.indexOf(tag) < 5)) factor *= 0.82
    }
    let liked = 0
    for (const [tag, gain] of wantedTags) if (has(tag)) liked += gain
    for (const model of models) {
      const shared = tool.tags.filter((tag) => model.has(tag)).length
      liked += 0.06 * shared
    }
    if (owned.length > 0) {
      const text = `${tool.description} ${tool.short_description} ${tool.features.join(' ')}`.toLowerCase()
      if (owned.some((name) => text.includes(name))) liked += 0.12
    }
    return factor * (1 + Math.min(0.5, liked)) * (1 + words(tool.id))
  }
}

/** How much a tool's texts have of the prompt's own words, from 0 to 0.35. */
function wordScores({ index, toolById }: Catalog, stems: string[]): (id: number) => number {
  const segments: Segment[] = index.delta ? [index.base, index.delta] : [index.base]
  const total = toolById.size
  const scores = new Map<number, number>()
  for (const stem of stems.slice(0, WORDS_MAX)) {
    const count = documentCount(segments, stem, index.gone)
    if (count === 0 || count > total * COMMON) continue
    const worth = Math.log(total / count) / Math.log(total + 1)
    for (const { terms, starts, documents, weights, ids } of segments) {
      const t = terms.get(stem)
      if (t === undefined) continue
      for (let p = starts[t]!; p < starts[t + 1]!; p++) {
        const id = ids[documents[p]!]!
        scores.set(id, (scores.get(id) ?? 0) + worth * Math.min(1, weights[p]! / 4))
      }
    }
  }
  return (id) => 0.35 * (1 - Math.exp(-0.5 * (scores.get(id) ?? 0)))
}
