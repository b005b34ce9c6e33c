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
