/** Keys of what answers are made from beside the catalogue: see `kernel/load/reads.ts`. */
export const SITE_KEYS = {
  settings: 'settings',
  /** Who has shown that a tool is theirs, and what they say of it. */
  claims: 'claims',
  /** What is known of tools, and was: facts and plans with their history. */
  facts: 'facts',
} as const
