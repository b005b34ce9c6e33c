/** Limits that several features share; those of one stand with it, in `<noun>.limits.ts`. */

export const CARD_TAGS = 3
export const SLUG_MAX = 200
/** An id has at most nine digits. */
export const ID_MAX = 999_999_999
/** The largest whole number that a column of both databases holds. */
export const INTEGER_MAX = 2_147_483_647
/** Characters of a search; a longer one is refused rather than cut. */
export const SEARCH_MAX = 200
export const SEARCH_DEBOUNCE_MS = 300
export const EMAIL_MAX = 254
export const MOBILE_MAX = 40
export const URL_MAX = 2000
export const DAY_SECONDS = 24 * 60 * 60
/** A cookie that scripts can read: somebody is signed in here, so it is worth asking who. */
export const SIGNED_IN_HINT = 'kitly_signed_in'
/** How long it counts that somebody has shown who they are, and how long a code is good that was sent for it. */
export const CONFIRMED_MINUTES = 10
export const STATS_AUTOPLAY_MS = 4000
export const STATS_RESUME_MS = 5000
export const SWIPE_PX = 50
/** Points that a read takes: a page is rendered from several answers. */
export const READ_COST = { free: 0, other: 1, page: 10 } as const
/** The last page of a list that an address can name. */
export const PAGE_MAX = 10_000
export const SEO_DESCRIPTION_MAX = 160
/** Pixels of the pictures that social networks show for a link. */
export const OG_WIDTH = 1200
export const OG_HEIGHT = 630
/** Bytes of a spreadsheet that is imported: 100,000 tools as CSV fit, and nothing that should be another file. */
export const IMPORT_BYTES_MAX = 200_000_000
export const IMPORT_FILE_TYPES = ['.csv', '.xlsx', '.xls'] as const
/** The most rows one list of the administration area answers, also when the caller names no limit. */
export const ADMIN_LIST_MAX = 1000
/** Records that one bulk action may name. */
export const BULK_MAX = 200
/** Bytes of a logo or screenshot as it is sent. */
export const IMAGE_MAX_BYTES = 8 * 1024 * 1024
/** Rows that one step of an export reads. */
export const EXPORT_PAGE = 500
