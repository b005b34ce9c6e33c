/** Limits and constants of the specification. API, pages and tests read them here and nowhere else. */

export const COMPARE_LIMIT = 5
export const FEATURED_TOOLS_ON_HOME = 6
export const CARD_TAGS = 3
export const SIMILAR_TOOLS = 6
export const TOOL_NAME_MAX = 200
export const SLUG_MAX = 200

/** Cards on one page of the directory. */
export const TOOLS_PAGE_SIZE = 24
/** The most cards one list call answers, also when the caller names no limit. */
export const TOOLS_LIST_MAX = 1000
export const MINIMUM_RATINGS = [4.5, 4.0, 3.5, 3.0] as const
export const PRICING_MODELS = ['Free', 'Freemium', 'Paid'] as const
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const TOOL_SORTS = ['relevance', 'rating', 'reviews', 'newest', 'name'] as const

/** Characters of a search; a longer one is refused rather than cut. */
export const SEARCH_MAX = 200
export const SEARCH_DEBOUNCE_MS = 300
export const SEARCH_HISTORY_SIZE = 5
/** A term enters the history only when it is longer than this. */
export const SEARCH_HISTORY_MIN = 2
/** Suggestions are asked for only when the term is longer than this. */
export const SUGGEST_MIN = 1
export const SUGGEST_MAX = 5
export const SUGGEST_HIDE_MS = 200

export const REVIEWS_PAGE_SIZE = 10
export const REVIEWS_PAGE_MAX = 100
export const REVIEW_NAME_MAX = 100
export const REVIEW_TITLE_MAX = 150
export const REVIEW_CONTENT_MAX = 5000
export const EMAIL_MAX = 254

export const SIMILAR_AUTOPLAY_MS = 4000
export const SIMILAR_RESUME_MS = 6000
export const SWIPE_PX = 50

/** Bytes of a JSON body; uploads have limits of their own. */
export const JSON_BODY_MAX = 100_000
