export const COMPARE_LIMIT = 5
/** Slugs that one comparison may name; those that are left out are answered, too. */
export const COMPARE_SLUGS_MAX = 50
export const COMPARE_FIELDS_MAX = 10
export const COMPARE_FIELD_NAME_MAX = 60
export const COMPARE_FIELD_VALUE_MAX = 200
/** Characters of all custom fields as they stand in an address: servers refuse request lines of 8 KB. */
export const COMPARE_FIELDS_LENGTH = 6000
export const ALTERNATIVES = 12
/** Tools that are looked through for alternatives that meet what is demanded. */
export const ALTERNATIVES_LOOKED_AT = 50
/** Demands that one request for alternatives may name. */
export const ALTERNATIVES_DEMANDS_MAX = 10
/** Comparisons with one other tool that a tool's page leads to. */
export const PAIRS_ON_TOOL = 3
