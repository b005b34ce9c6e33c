import type { PricingModel, Tool, ToolCard } from '../tools/tools.contract.ts'

/** What the catalogue knows of a tool, in words that pages and exports share. */

export const freeCredits = ({ free_credit_info, is_paid }: ToolCard) =>
  free_credit_info ?? (is_paid ? 'None known' : 'See the website')

export const PRICE: Record<PricingModel, string> = {
  Free: 'free',
  Freemium: 'free to start, with paid plans',
  Paid: 'paid',
}

export const MADE_FOR: Record<NonNullable<Tool['skill_level']>, string> = {
  beginner: 'beginners',
  intermediate: 'people with some experience',
  advanced: 'specialists',
}

/** '4.0', or 'Not rated yet' where too few reviews are confirmed. */
export const ratingText = ({ rating, is_rated }: ToolCard) => (is_rated ? rating.toFixed(1) : 'Not rated yet')

/** Whether a tag says what a tool does: where it runs is said by its facts. */
export const isAbout = (tag: string) => !/\b(app|extension|plugin)$/.test(tag)

/** 'a', 'a and b', 'a, b and c' */
export const listOf = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** The words of `list` that are not in `other`, whatever their case. */
export function missingIn(other: string[], list: string[]): string[] {
  const known = new Set(other.map((word) => word.toLowerCase()))
  return list.filter((word) => !known.has(word.toLowerCase()))
}

/** The words that both lists have. */
export const shared = (list: string[], other: string[]) => missingIn(missingIn(other, list), list)

export function priceSentence(a: Tool, b: Tool): string {
  if (a.pricing_model === b.pricing_model) return `Both are ${PRICE[a.pricing_model]}.`
  return `${a.name} is ${PRICE[a.pricing_model]}; ${b.name} is ${PRICE[b.pricing_model]}.`
}

const reviews = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'review' : 'reviews'}`

const rated = ({ rating, confirmed_count }: ToolCard) => `${rating.toFixed(1)} (${reviews(confirmed_count)})`

const notRated = ({ name, review_count }: ToolCard) =>
  `${name} is not rated yet${review_count > 0 ? `, with ${reviews(review_count)}` : ''}`

/** Which is rated higher; nothing where neither is rated. */
export function ratingSentence(a: Tool, b: Tool): string[] {
  if (!a.is_rated && !b.is_rated) return []
  if (!a.is_rated) return [`${b.name} is rated ${rated(b)}; ${notRated(a)}.`]
  if (!b.is_rated) return [`${a.name} is rated ${rated(a)}; ${notRated(b)}.`]
  const [high, low] = a.rating >= b.rating ? [a, b] : [b, a]
  return [
    high.rating === low.rating
      ? `Both are rated the same: ${a.name} ${rated(a)}, ${b.name} ${rated(b)}.`
      : `${high.name} is rated higher: ${rated(high)} against ${rated(low)}.`,
  ]
}
