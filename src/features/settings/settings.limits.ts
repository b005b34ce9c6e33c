export const SITE_STATS_MAX = 6
/** How many reviews the rating that a tool begins with counts for, unless the settings say otherwise. */
export const PRIOR_WEIGHT = 10
export const PRIOR_WEIGHT_MAX = 1000
/** Days between two visits of a tool's address; 0 is never. */
export const LINK_CHECK_DAYS = [0, 1, 7, 30] as const
export const LINK_CHECK_DAYS_DEFAULT = 7
/** Days between two looks for pictures on a tool's own site; 0 is never. */
export const SITE_PICTURES_DAYS = [0, 30, 90, 365] as const
export const SITE_PICTURES_DAYS_DEFAULT = 90
