export const SITE_STATS_MAX = 6
/** Days between two visits of a tool's address; 0 is never. */
export const LINK_CHECK_DAYS = [0, 1, 7, 30] as const
export const LINK_CHECK_DAYS_DEFAULT = 7
