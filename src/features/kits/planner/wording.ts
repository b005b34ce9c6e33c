import type { CatalogTool } from '../../../catalog/catalog.ts'
import { stem, words } from '../../../catalog/text.ts'
import { listed } from '../kit-cost.ts'
import { inSentence } from '../kit-description.ts'
import { KIT_NAME_PROMPT } from '../kits.limits.ts'
import type { Job } from './jobs.ts'
import type { Plan } from './plan.ts'

/** What a kit says of itself and of its tools: sentences made of facts, the same for the same kit. */

const withDot = (text: string) => text.replace(/[\s.]+$/, '')

/** Why a tool is chosen for a job, in a sentence of what the catalogue says of it. */
export function reasonFor(tool: CatalogTool, job: Job): string {
  const features = fittingFeatures(tool, job)
  const facts = [
    features.length > 0
      ? `offers ${listed(features.map((feature) => featureInSentence(feature, tool)))}`
      : `is listed under ${tool.category_name ?? 'its tags'}`,
    tool.rating_source === 'reviews' && tool.review_count > 0
      ? `is rated ${tool.rating.toFixed(1)} by its reviewers`
      : `is rated ${tool.rating.toFixed(1)} by our editors`,
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
  const wanted = new Set([...job.evidence.flat(), ...job.phrases.flatMap((p) => p.stems)])
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

/** What projects are about, by the words for it: the first that a prompt has gives the kit its name. */
const PROJECTS: [RegExp, string][] = [
  [/\bpodcasts?\b/i, 'Podcast'],
  [/\byoutube\b/i, 'YouTube Channel'],
  [/\baudio ?books?\b/i, 'Audiobook'],
  [/\b(tiktok|reels|shorts)\b/i, 'Short Video'],
  [/\bwebinars?\b/i, 'Webinar'],
  [/\b(short film|film production|movie)\b/i, 'Film Production'],
  [/\b(newsletter|substack)\b/i, 'Newsletter'],
  [/\b(shopify|etsy|online (shop|store)|e-?commerce|webshop)\b/i, 'Online Shop'],
  [/\bamazon\b/i, 'Amazon Seller'],
  [/\b(saas|web app|mobile app|app)\b/i, 'App Building'],
  [/\b(start-?up|mvp)\b/i, 'Startup'],
  [/\b(novel|manuscript)\b/i, 'Novel Writing'],
  [/\bgames?\b/i, 'Game Making'],
  [/\b(online course|video course|course)\b/i, 'Course Creation'],
  [/\b(thesis|phd|dissertation|literature review)\b/i, 'Research'],
  [/\b(teacher|lessons?|classroom)\b/i, 'Teaching'],
  [/\b(exam|study|lectures?)\b/i, 'Study'],
  [/\b(law firm|legal|contracts?)\b/i, 'Legal Work'],
  [/\b(hire|hiring|recruit)/i, 'Hiring'],
  [/\b(resume|cv|job search|my job)\b/i, 'Job Search'],
  [/\b(call center|customer support|customer service)\b/i, 'Customer Support'],
  [/\b(blog|seo)\b/i, 'Content'],
  [/\b(trip|travel|holiday|vacation)\b/i, 'Travel'],
  [/\bbaker(y|ies)\b/i, 'Bakery'],
  [/\b(caf[eé]|coffee (shop|house|bar))\b/i, 'Café'],
  [/\b(restaurant|food truck)\b/i, 'Restaurant'],
  [/\bwedding\b/i, 'Wedding'],
  [/\b(gym|(yoga|fitness|pilates|dance) studio)\b/i, 'Studio'],
  [/\b(hairdresser|hair salon|beauty salon|barber)/i, 'Salon'],
  [/\b(real estate|property agency|estate agen)/i, 'Real Estate'],
  [/\b(website|landing page|homepage)\b/i, 'Website'],
  [/\b(presentation|pitch deck|slides)\b/i, 'Presentation'],
  [/\bnon-?profit\b/i, 'Nonprofit'],
  [/\bfreelanc/i, 'Freelance'],
]

/** The name that a kit has when nothing better is known. */
export const fallbackName = (prompt: string): string =>
  `Custom Kit for: ${[...prompt].slice(0, KIT_NAME_PROMPT).join('')}...`

export function nameOf(prompt: string, { requirements }: Plan): string {
  const project = PROJECTS.find(([pattern]) => pattern.test(prompt))?.[1]
  if (project) return `${project} Kit`
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
