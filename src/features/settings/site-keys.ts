/** Keys of what answers are made from beside the catalogue: see `kernel/load/reads.ts`. */
export const SITE_KEYS = {
  settings: 'settings',
  /** Who has shown that a tool is theirs, and what they say of it. */
  claims: 'claims',
} as const
