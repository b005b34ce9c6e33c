/** Doors into the list of bundles, as addresses name them; what stands behind them comes with the list. */
export const COLLECTION_SLUGS = ['start-a-business', 'make-and-publish', 'learn-and-teach'] as const

export type CollectionSlug = (typeof COLLECTION_SLUGS)[number]
