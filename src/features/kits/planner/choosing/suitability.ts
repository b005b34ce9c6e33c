/** How well a tool suits a person and a project, apart from whether it does the job. */
import type { Catalog, CatalogTool } from '../../../../catalog/catalog.ts'
import { valuesOf } from '../../../../catalog/reading/demands/kind.ts'
import { isIn } from '../../../../catalog/reading/demands/places.ts'
import type { NamedTool } from '../../../../catalog/reading/names.ts'
import { MAKERS } from '../../../../catalog/search/data.ts'
import { postingsOf } from '../../../../catalog/search/postings.ts'
import type { Segment } from '../../../../catalog/search/segment.ts'
import { documentCount } from '../../../../catalog/search/vocabulary.ts'
import { stem, WEAK_WORDS, words } from '../../../../catalog/text.ts'
import type { KitPreferences } from '../../kits.contract.ts'
import type { KitVariantId } from '../../kits.limits.ts'
import type { Reading } from '../reading/reading.ts'
import type { Job } from '../vocabulary/jobs.ts'
import { SUIT, VARIANT } from '../weights.ts'

/** A factor around 1: what the person prefers times what the project likes times how many of its words are there. */
export function suitabilityFor(
  catalog: Catalog,
  reading: Reading,
  preferences: KitPreferences,
  variant?: KitVariantId,
) {
  const notIdeal = notIdealFor(new Set(reading.stems))
  const likingOf = likingFor(reading)
  const wordsOf = wordScores(catalog, reading.stems)
  const factorOfDemands = demandFactors(reading)
  return (tool: CatalogTool, job: Job): number =>
    scoreFactor(tool, preferences) *
    skillFactor(tool, preferences) *
    enterpriseFactor(tool, preferences, reading.traits.isEnterprise) *
    roleFactor(tool, job, preferences, reading.traits.isTechnical) *
    tradeFactor(tool, job, reading) *
    notIdeal(tool, job) *
    factorOfDemands(tool) *
    (variant ? variantFactor(tool, variant) : 1) *
    (1 + Math.min(SUIT.likedMost, likingOf(tool))) *
    (1 + wordsOf(tool.id))
}

function scoreFactor(tool: CatalogTool, { budget }: KitPreferences): number {
  const { base, gain } = budget === 'paid' ? SUIT.scoreForPaid : SUIT.score
  const factor = base + gain * tool.order_score
  return budget === 'paid' && tool.pricing_model === 'Free' ? factor * SUIT.freeForPaid : factor
}

const skillFactor = ({ skill_level }: CatalogTool, { complexity }: KitPreferences): number =>
  skill_level ? SUIT.skill[complexity][skill_level] : 1

function enterpriseFactor(tool: CatalogTool, { complexity }: KitPreferences, isEnterprise: boolean): number {
  if (!tool.is_paid || !tool.tags.includes('enterprise')) return 1
  if (isEnterprise) return SUIT.enterprise.wanted
  return complexity === 'advanced' ? SUIT.enterprise.advanced : SUIT.enterprise.other
}

/** Less for what is made for developers, where nobody speaks of them. */
function roleFactor(
  { tags }: CatalogTool,
  { area }: Job,
  { complexity }: KitPreferences,
  isTechnical: boolean,
): number {
  const isForAll = !isTechnical && complexity !== 'advanced' && !has(SUIT.technicalAreas, area)
  return isForAll && tags.slice(0, SUIT.rolePlaces).some((tag) => has(SUIT.roleTags, tag)) ? SUIT.role : 1
}

/** Less for what is made for one trade, where neither the job nor the project is of it. */
function tradeFactor({ tags }: CatalogTool, job: Job, { traits, stems }: Reading): number {
  const isElsewhere = (tag: string) =>
    has(SUIT.tradeTags, tag) &&
    !job.tags.has(tag) &&
    !traits.tags.some((t) => t.tag === tag) &&
    !words(tag).some((word) => stems.includes(stem(word)))
  return tags.slice(0, SUIT.tradePlaces).some(isElsewhere) ? SUIT.trade : 1
}

/**
 * Less for each word of the prompt that stands where the catalogue says for whom a tool is not. The words of the job itself are
 * in what any tool for it says: a translator 'not for rare languages' is one.
 */
function notIdealFor(spoken: ReadonlySet<string>): (tool: CatalogTool, job: Job) => number {
  /** The words of a text that are spoken: the same for each job that a tool may do. */
  const sharedWith = new Map<string, readonly string[]>()
  const sharedBy = (text: string) => {
    const shared =
      sharedWith.get(text) ??
      [...new Set(words(text).map(stem))].filter((s) => spoken.has(s) && !WEAK_WORDS.has(s))
    sharedWith.set(text, shared)
    return shared
  }
  return ({ not_ideal_for }, job) => {
    if (!not_ideal_for || spoken.size === 0) return 1
    const shared = sharedBy(not_ideal_for)
    if (shared.length === 0) return 1
    const own = wordsOfJob(job)
    return SUIT.notIdeal ** Math.min(2, shared.filter((s) => !own.has(s)).length)
  }
}

/** Demands of people whose files are nobody else's business, and what the catalogue calls such files. */
const CONFIDENTIAL = ['offline', 'data', 'gdpr', 'hipaa', 'no-training', 'self-hosted']
const CONFIDENTIAL_FILES = /\b(confidential|sensitive|private)\b/i

/** What is said of prices, places and makers decides between tools of which no fact does. */
function demandFactors({ demands, named }: Reading): (tool: CatalogTool) => number {
  const isDemanded = (...kinds: string[]) => demands.some(({ id }) => kinds.includes(id.split(':')[0]!))
  const isConfidential = isDemanded(...CONFIDENTIAL)
  const isNotRented = isDemanded('no-subscription')
  const refused = new Set(named.filter((n) => n.role === 'refused').map((n) => n.tool.name))
  const makers = MAKERS.filter(({ tools }) => tools.filter((name) => refused.has(name)).length > 1)
  const places = demands.flatMap(({ id }) => (id.startsWith('data:') ? [id.slice('data:'.length)] : []))
  return (tool) => {
    const { not_ideal_for, pricing_model, short_description } = tool
    let factor = 1
    for (const place of places) factor *= homeFactor(tool, place)
    if (isConfidential && CONFIDENTIAL_FILES.test(not_ideal_for ?? '')) factor *= SUIT.notConfidential
    if (isNotRented && pricing_model === 'Free') factor *= SUIT.neverPaid
    // 'Inside Microsoft Word' is of no use to who will have nothing of Microsoft.
    if (makers.some(({ name }) => short_description.includes(name))) factor *= SUIT.refusedMaker
    return factor
  }
}

/** Of a tool that says not where it keeps data: more where its maker is at home there, less where it is elsewhere. */
function homeFactor(tool: CatalogTool, place: string): number {
  if (valuesOf(tool, 'data_location')) return 1
  const [country] = valuesOf(tool, 'country') ?? []
  if (country === undefined) return 1
  return isIn(country, place) ? SUIT.makerThere : SUIT.makerElsewhere
}

const jobWords = new WeakMap<Job, ReadonlySet<string>>()

/** The stems by which a job is called. */
function wordsOfJob(job: Job): ReadonlySet<string> {
  const known = jobWords.get(job)
  if (known) return known
  const made = new Set([
    ...job.phraseWords.flat().map(stem),
    ...[...job.tags.keys()].flatMap(words).map(stem),
    ...job.keywords.flat(),
  ])
  jobWords.set(job, made)
  return made
}

function variantFactor(tool: CatalogTool, variant: KitVariantId): number {
  const { cheapest, simplest, strongest } = VARIANT
  if (variant === 'simplest') return simplest[tool.skill_level ?? 'intermediate']
  if (variant === 'strongest') {
    const { base, gain, features } = strongest
    return (base + gain * tool.order_score) * (1 + features * tool.features.length)
  }
  if (tool.pricing_model === 'Free') return cheapest.free
  if (!tool.is_paid) return cheapest.freemium
  return tool.price_from?.currency === 'USD'
    ? 1 / (1 + cheapest.perDollar * tool.price_from.amount)
    : cheapest.unknown
}

const has = (list: readonly string[], entry: string) => list.includes(entry)

/** Gains for tags of the project's people, for being like a tool that is named, and for working with one. */
function likingFor({ traits, named }: Reading): (tool: CatalogTool) => number {
  const gains = traits.tags.map(({ tag }, i) => ({
    tag,
    gain: Math.max(SUIT.traitLeast, SUIT.trait - SUIT.traitCost * i),
  }))
  const isModel = (n: NamedTool) => n.role === 'model'
  const models = named.filter(isModel).map((n) => new Set(n.tool.tags))
  const owned = named.filter((n) => !isModel(n)).map((n) => n.tool)
  return (tool) => {
    let liked = 0
    for (const { tag, gain } of gains) if (tool.tags.includes(tag)) liked += gain
    for (const model of models) liked += SUIT.modelTag * tool.tags.filter((tag) => model.has(tag)).length
    if (owned.length === 0) return liked
    return namesOneOf(tool, owned) ? liked + SUIT.besideOwned : liked
  }
}

/** Whether the texts of a tool name one of these: it works with it. */
export function namesOneOf(
  { description, short_description, features }: CatalogTool,
  others: readonly Pick<CatalogTool, 'name'>[],
): boolean {
  const text = `${description} ${short_description} ${features.join(' ')}`.toLowerCase()
  return others.some(({ name }) => text.includes(name.toLowerCase()))
}

/** How much a tool's texts have of the prompt's own words, from 0 to `SUIT.wordsMost`. */
function wordScores({ index, toolById }: Catalog, stems: string[]): (id: number) => number {
  const segments: Segment[] = index.delta ? [index.base, index.delta] : [index.base]
  const total = toolById.size
  // By document while they are added up: each is in the postings of many words.
  const sums = segments.map(({ ids }) => new Float32Array(ids.length))
  for (const stem of stems.slice(0, SUIT.words)) {
    const count = documentCount(segments, stem, index.gone)
    if (count === 0 || count > total * SUIT.commonShare) continue
    const worth = Math.log(total / count) / Math.log(total + 1)
    for (const [s, segment] of segments.entries()) {
      const { terms, documents, weights } = segment
      const own = sums[s]!
      const t = terms.get(stem)
      for (const { first, from, end } of t === undefined ? [] : postingsOf(segment, t)) {
        for (let p = from; p < end; p++) {
          own[first + documents[p]!]! += worth * Math.min(1, weights[p]! / SUIT.fullWord)
        }
      }
    }
  }
  const scores = new Map<number, number>()
  for (const [s, { ids }] of segments.entries()) {
    const own = sums[s]!
    for (let d = 0; d < own.length; d++) {
      if (own[d]! > 0) scores.set(ids[d]!, own[d]! + (scores.get(ids[d]!) ?? 0))
    }
  }
  return (id) => SUIT.wordsMost * (1 - Math.exp(-SUIT.wordsSaturation * (scores.get(id) ?? 0)))
}
