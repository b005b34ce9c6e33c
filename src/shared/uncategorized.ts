/** Where the tools stand that have no category, or one that lies in the bin. No category may have its slug. */
export const UNCATEGORIZED = { slug: 'uncategorized', name: 'Uncategorized' } as const
