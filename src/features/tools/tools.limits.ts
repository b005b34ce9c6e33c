export const SIMILAR_TOOLS = 6
/** Tools that stand on a tool's page as what could be taken instead. */
export const INSTEAD_TOOLS = 5
/** So many other prices of its category must be known for a tool's own to be placed among them. */
export const PRICE_PEERS_MIN = 5
export const TOOL_NAME_MAX = 200
/** Values that one filter of the directory takes at once. */
export const FILTER_CHOICES_MAX = 50
/** Parts of a search that can be taken back, and the characters of the id of one. */
export const IGNORED_MAX = 20
export const IGNORED_ID_MAX = 60
/** Cards on one page of the directory. */
export const TOOLS_PAGE_SIZE = 24
/** The most cards one list call answers, also when the caller names no limit. */
export const TOOLS_LIST_MAX = 1000
export const MINIMUM_RATINGS = [4.5, 4.0, 3.5, 3.0] as const
export const PRICING_MODELS = ['Free', 'Freemium', 'Paid'] as const
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const TOOL_SORTS = ['relevance', 'rating', 'reviews', 'newest', 'name'] as const
/** How the directory is shown. */
export const TOOL_VIEWS = ['cards', 'table'] as const
export const SEARCH_HISTORY_SIZE = 5
/** A term enters the history only when it is longer than this. */
export const SEARCH_HISTORY_MIN = 2
/** Suggestions are asked for only when the term is longer than this. */
export const SUGGEST_MIN = 1
export const SUGGEST_MAX = 5
export const SUGGEST_HIDE_MS = 200
export const SIMILAR_AUTOPLAY_MS = 4000
export const SIMILAR_RESUME_MS = 6000
/** The rating of a tool that has just been added. */
export const NEW_TOOL_RATING = 4
export const VERDICT_MAX = 600
export const TOOL_STATUSES = ['active', 'inactive'] as const
/** Reviews on one page of a tool. */
export const REVIEWS_PAGE_SIZE = 10
/** What has become of a tool; which is null where nobody has looked. */
export const LIFE_STATES = {
  active: 'Active',
  preview: 'Preview',
  maintenance: 'Maintenance only',
  closing: 'Closing',
  closed: 'Closed',
  renamed: 'Renamed',
  merged: 'Merged into another',
} as const
export type LifeState = keyof typeof LIFE_STATES
