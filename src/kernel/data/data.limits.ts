/** A search of a list is counted up to this. */
export const SEARCH_COUNT_MAX = 10_000
