import { PRIOR_WEIGHT } from '../settings/settings.limits.ts'

/** The one rule of ratings, for whoever stores, shows or simulates them. */

/** Confirmed reviews from which on stars and a number are shown. */
export const RATED_FROM = 3

/** Confirmed and published reviews with one star, two … five. */
export type Histogram = [number, number, number, number, number]

export const STAR_COLUMNS = ['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] as const
export type StarColumns = Record<(typeof STAR_COLUMNS)[number], number>

/**
 * The Bayesian mean, with one decimal: what the tool began with counts as `weight` reviews beside those that are
 * confirmed. `is_rated` says whether there are enough of them to show it.
 */
export function ratingOf(prior: number, histogram: Histogram, weight = PRIOR_WEIGHT) {
  const confirmed_count = histogram.reduce((sum, n) => sum + n, 0)
  const stars = histogram.reduce((sum, n, i) => sum + n * (i + 1), 0)
  const is_rated = confirmed_count >= RATED_FROM
  return {
    rating:
      confirmed_count === 0
        ? prior
        : Math.round(((prior * weight + stars) / (weight + confirmed_count)) * 10) / 10,
    rating_source: is_rated ? ('reviews' as const) : ('editor' as const),
    confirmed_count,
    is_rated,
  }
}

export const histogramOf = (row: StarColumns): Histogram => [
  row.stars_1,
  row.stars_2,
  row.stars_3,
  row.stars_4,
  row.stars_5,
]

/** What is said of a tool that nobody has reviewed. */
export const NOT_REVIEWED = {
  rating_source: 'editor' as const,
  is_rated: false,
  confirmed_count: 0,
  review_count: 0,
  histogram: [0, 0, 0, 0, 0] as Histogram,
}
