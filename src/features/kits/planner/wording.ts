/** What a kit says of itself and of its tools: sentences made of facts, the same for the same kit. */
import { z } from 'zod'
import type { CatalogTool } from '../../../catalog/catalog.ts'
import { stem, words } from '../../../catalog/text.ts'
import { listed } from '../kit-cost.ts'
import { inSentence } from '../kit-description.ts'
import type { KitPreferences, MagicKit } from '../kits.contract.ts'
import { KIT_NAME_PROMPT } from '../kits.limits.ts'
import type { Offered, Plan } from './plan.ts'
import { readData } from './vocabulary/data.ts'
import { type Job, jobById } from './vocabulary/jobs.ts'

const withDot = (text: string) => text.replace(/[\s.]+$/, '')

/** Why a tool is chosen for a job: what the catalogue says it does, which may be a noun or a verb, then what is known of it. */
export function reasonFor(tool: CatalogTool, job: Job): string {
  const features = fittingFeatures(tool, job).map((feature) => featureInSentence(feature, tool))
  const does = features.join('; ') || `listed under ${tool.category_name ?? 'its tags'}`
  const known = [
    ...(tool.is_rated ? [`is rated ${tool.rating.toFixed(1)} by its reviewers`] : []),
    priceOf(tool),
  ]
  return `For ${inSentence(job.label)}: ${does}. ${tool.name} ${listed(known)}.`
}

/** What to look out for with a tool: for whom it is not, what it takes to learn, what is not known of it. */
export function watchFor(
  tool: CatalogTool,
  { complexity }: KitPreferences,
  { unknown, waived }: Pick<Offered, 'unknown' | 'waived'> = { unknown: [], waived: [] },
): string | null {
  const sentences = [
    ...(tool.not_ideal_for ? [`Less suited to ${inSentence(withDot(tool.not_ideal_for))}.`] : []),
    ...(tool.skill_level === 'advanced' && complexity !== 'advanced' ? ['It takes some learning.'] : []),
    ...waived.map(
      ({ label }) => `${label}: you asked that of another job, and no tool for this one is known to meet it.`,
    ),
    ...unknown.map(({ label }) => `${label}: unknown.`),
  ]
  return sentences.join(' ') || null
}

/** A feature within a sentence. What stands with a capital within the tool's own texts is a name: Firefly, Excel. */
function featureInSentence(feature: string, { name, short_description, description, features }: CatalogTool) {
  const [first = ''] = /^[\p{L}\d]+/u.exec(feature) ?? []
  const texts = [
    name,
    short_description,
    description,
    ...features.filter((other) => !other.startsWith(first)),
  ]
  const within = new RegExp(`(?:[\\p{L}\\d,;:] |\\()${first}(?![\\p{L}\\d])`, 'u')
  const isName = first !== '' && (name.startsWith(first) || texts.some((text) => within.test(text)))
  return isName ? feature : inSentence(feature)
}

function priceOf({ pricing_model, free_credit_info }: CatalogTool): string {
  if (pricing_model === 'Free') return 'is free of charge'
  if (pricing_model === 'Freemium') return 'can be used free of charge within limits'
  return free_credit_info && /trial/i.test(free_credit_info)
    ? 'needs a paid plan after a trial'
    : 'needs a paid plan'
}

/** At most two features, those that speak of the job first. */
function fittingFeatures({ features }: CatalogTool, job: Job): string[] {
  const wanted = new Set([...job.keywords.flat(), ...job.phrases.flatMap((p) => p.stems)])
  return features
    .map((feature, place) => ({
      feature: withDot(feature),
      place,
      fit: words(feature).filter((word) => wanted.has(stem(word))).length,
    }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .slice(0, 2)
    .map((f) => f.feature)
}

/**
 * `kits/project-names.json`: what projects are about, by the words for it; the first that a prompt has names its kit. Where words may
 * be about something else, a job of the kit must be among those of `about`, or of an area that stands there.
 */
export const ProjectNames = z.array(
  z.strictObject({
    name: z.string().min(1),
    pattern: z.string().min(1).transform(toPattern),
    about: z.array(z.string().min(1)).optional(),
  }),
)

function toPattern(source: string, { addIssue }: z.RefinementCtx): RegExp {
  try {
    return new RegExp(source, 'i')
  } catch (error) {
    addIssue((error as Error).message)
    return z.NEVER
  }
}

const projects = readData('project-names.json', ProjectNames)

/** The name that a kit has when nothing better is known. */
export const fallbackName = (prompt: string): string =>
  `Custom Kit for: ${[...prompt].slice(0, KIT_NAME_PROMPT).join('')}...`

export function nameOf(prompt: string, { requirements }: Plan): string {
  const isAbout = (about: readonly string[]) =>
    requirements.some(({ job: { id, area } }) => about.includes(id) || about.includes(area))
  const project = projects.find(({ pattern, about }) => pattern.test(prompt) && (!about || isAbout(about)))
  if (project) return `${project.name} Kit`
  const labels = requirements.filter((r) => r.isCovered).map((r) => r.job.label)
  if (labels.length === 0) return fallbackName(prompt)
  return `Kit for ${listed(labels.slice(0, 2).map(inSentence))}`
}

/** Jobs that were asked for and found no place or no tool, in a sentence; none where there are none. */
export function notesOf({ requirements, tools, had, reading }: Plan, size: number): string[] {
  const missing = requirements.filter((r) => !r.isCovered)
  const notes = had.map(({ job, tool }) => `For ${inSentence(job.label)} you have ${tool.name}.`)
  if (missing.length > 0) notes.push(`${whyMissing(missing, tools.length, size)} ${jobsOf(missing)}.`)
  const language = languageNote(reading.language)
  return language ? [...notes, language] : notes
}

const jobsOf = (list: Plan['requirements']) => listed(list.map(({ job }) => inSentence(job.label)))

function whyMissing(missing: Plan['requirements'], used: number, size: number): string {
  if (used >= size) return `A kit of ${size} has no room for`
  const missed = new Set(missing.flatMap(({ near }) => near.flatMap((n) => n.missed.map((d) => d.label))))
  return missed.size > 0
    ? `No tool is known that meets what you ask (${listed([...missed])}) for`
    : 'No tool within your preferences is there for'
}

/** Languages that prompts are read in. */
const READ_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it']

function languageNote(language: string): string | null {
  if (language === 'und' || READ_LANGUAGES.includes(language)) return null
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return `This looks like ${name}, which Kitly does not read yet. English, German, French, Spanish, Portuguese and Italian work.`
}

/** How much of the kit is used, and why not more. */
export function sizeOf({ tools, requirements, unclear }: Plan, most: number): MagicKit['size'] {
  const used = tools.length
  const isAll = used < most && requirements.every((r) => r.isCovered)
  const why = unclear.length > 0 ? 'what else your text asks for is not sure' : 'your text asks for no more'
  const sentence = isAll ? `${used} of ${most}: ${why}` : `${used} of ${most} tools`
  return { used, most, sentence }
}

/** Where a kit may begin when a prompt says nothing that is sure. */
const BEGINNINGS = ['blog-writing', 'social-posts', 'images', 'meeting-notes', 'support-bot', 'website']

/** The one question that is asked where nothing is sure; null where there is something, or nothing was understood. */
export function questionOf({ tools, requirements, guesses, reading }: Plan) {
  if (tools.length + requirements.length > 0 || !reading.isText) return null
  const jobs = [...guesses, ...BEGINNINGS.flatMap((id) => jobById.get(id) ?? [])]
  const answers = [...new Set(jobs)].slice(0, ANSWERS).map(({ id, label }) => ({ id, label }))
  return { text: 'What should be done first?', answers }
}
const ANSWERS = 6
