/** What a kit says of itself and of its tools: sentences made of facts, the same for the same kit. */
import { z } from 'zod'
import type { CatalogTool } from '../../../catalog/catalog.ts'
import { stem, words } from '../../../catalog/text.ts'
import { listed } from '../kit-cost.ts'
import { inSentence } from '../kit-description.ts'
import { KIT_NAME_PROMPT } from '../kits.limits.ts'
import type { Plan } from './plan.ts'
import { readData } from './vocabulary/data.ts'
import type { Job } from './vocabulary/jobs.ts'

const withDot = (text: string) => text.replace(/[\s.]+$/, '')

/** Why a tool is chosen for a job, in a sentence of what the catalogue says of it. */
export function reasonFor(tool: CatalogTool, job: Job): string {
  const features = fittingFeatures(tool, job)
  const facts = [
    features.length > 0
      ? `offers ${listed(features.map((feature) => featureInSentence(feature, tool)))}`
      : `is listed under ${tool.category_name ?? 'its tags'}`,
    ...(tool.is_rated ? [`is rated ${tool.rating.toFixed(1)} by its reviewers`] : []),
    priceOf(tool),
  ]
  return `For ${inSentence(job.label)}: ${tool.name} ${listed(facts)}.`
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

/** `kits/project-names.json`: what projects are about, by the words for it; the first that a prompt has names its kit. */
export const ProjectNames = z.array(
  z.strictObject({ name: z.string().min(1), pattern: z.string().min(1).transform(toPattern) }),
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
  const project = projects.find(({ pattern }) => pattern.test(prompt))
  if (project) return `${project.name} Kit`
  const labels = requirements.filter((r) => r.isCovered).map((r) => r.job.label)
  if (labels.length === 0) return fallbackName(prompt)
  return `Kit for ${listed(labels.slice(0, 2).map(inSentence))}`
}

/** Jobs that were asked for and found no place or no tool, in a sentence; none where there are none. */
export function notesOf({ requirements, tools }: Plan, size: number): string[] {
  const missing = requirements.filter((r) => !r.isCovered).map((r) => inSentence(r.job.label))
  if (missing.length === 0) return []
  const why =
    tools.length >= size ? `A kit of ${size} has no room for` : 'No tool within your preferences is there for'
  return [`${why} ${listed(missing)}.`]
}
