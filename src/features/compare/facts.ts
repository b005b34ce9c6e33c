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

/** '4.5 (editor’s rating)', '4.0 (12 reviews)' */
export function ratingWords({ rating, rating_source, review_count }: ToolCard): string {
  const source =
    rating_source === 'editor'
      ? 'editor’s rating'
      : `${review_count} ${review_count === 1 ? 'review' : 'reviews'}`
  return `${rating.toFixed(1)} (${source})`
}

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

/** Which is rated higher, by people; that editors like one better is no difference of the tools. */
export function ratingSentence(a: Tool, b: Tool): string[] {
  if (a.rating_source === 'editor' && b.rating_source === 'editor') return []
  const [high, low] = a.rating >= b.rating ? [a, b] : [b, a]
  return [
    high.rating === low.rating
      ? `Both are rated the same: ${a.name} ${ratingWords(a)}, ${b.name} ${ratingWords(b)}.`
      : `${high.name} is rated higher: ${ratingWords(high)} against ${ratingWords(low)}.`,
  ]
}
