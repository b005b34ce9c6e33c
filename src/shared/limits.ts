/** Limits and constants of the specification. API, pages and tests read them here and nowhere else. */

export const COMPARE_LIMIT = 5
/** Slugs that one comparison may name; those that are left out are answered, too. */
export const COMPARE_SLUGS_MAX = 50
export const COMPARE_FIELDS_MAX = 10
export const COMPARE_FIELD_NAME_MAX = 60
export const COMPARE_FIELD_VALUE_MAX = 200
/** Characters of all custom fields as they stand in an address: servers refuse request lines of 8 KB. */
export const COMPARE_FIELDS_LENGTH = 6000
export const ALTERNATIVES = 12
/** Comparisons with one other tool that a tool's page leads to. */
export const PAIRS_ON_TOOL = 3
export const FEATURED_TOOLS_ON_HOME = 6
export const CARD_TAGS = 3
export const SIMILAR_TOOLS = 6
export const TOOL_NAME_MAX = 200
export const SLUG_MAX = 200
/** Values that one filter of the directory takes at once. */
export const FILTER_CHOICES_MAX = 50
/** An id has at most nine digits. */
export const ID_MAX = 999_999_999
/** The largest whole number that a column of both databases holds. */
export const INTEGER_MAX = 2_147_483_647

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

export const QUERY_TYPES = ['general', 'tool_submission', 'bug_report', 'partnership', 'support'] as const
export const CONTACT_MESSAGE_MAX = 5000
export const MOBILE_MAX = 40
/** Within so many working hours a message is answered. */
export const CONTACT_RESPONSE_HOURS = 48
export const SUBMISSION_SUMMARY_MAX = 300
export const SUBMISSION_NOTE_MAX = 2000
export const URL_MAX = 2000

export const PASSWORD_MIN = 8
/** Longer ones only make the server work. */
export const PASSWORD_MAX = 128
export const PERSON_NAME_MAX = 100
export const BIO_MAX = 1000
export const LOCATION_MAX = 120
/** How long a device stays signed in after it was last used. */
export const SESSION_DAYS = 30
export const DAY_SECONDS = 24 * 60 * 60
/** A cookie that scripts can read: somebody is signed in here, so it is worth asking who. */
export const SIGNED_IN_HINT = 'kitly_signed_in'
/** How long a device is remembered after somebody has last signed in there, and for how many accounts. */
export const DEVICE_DAYS = 365
export const DEVICE_ACCOUNTS_MAX = 5
export const VERIFY_HOURS = 48
export const RESET_MINUTES = 60
/** How long the old address can take a changed one back. */
export const UNDO_EMAIL_HOURS = 72
/** How long it counts that somebody has shown who they are, and how long a code is good that was sent for it. */
export const CONFIRMED_MINUTES = 10
export const INVITATION_DAYS = 7
/** Between the wish to delete an account and its end. */
export const DELETE_GRACE_DAYS = 14
/** Bytes of an avatar as it is sent. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024
/** Pixels of its longer side as it is kept. */
export const AVATAR_SIZE = 512
export const SAVED_TOOLS_MAX = 2000
export const FOLDER_MAX = 60
export const NOTE_MAX = 1000
/** Entries of the list of what a person did last. */
export const ACTIVITY_MAX = 20

export const CATEGORIES_ON_HOME = 8
/** Categories on one page of the carousel that a phone shows on home. */
export const CATEGORIES_IN_CAROUSEL = 6
export const CATEGORY_LIST_TAGS = 5
/** What the advanced filters of the category page offer: least numbers of tools, least percentages of free ones. */
export const CATEGORY_MIN_TOOLS = [10, 25, 50, 100] as const
export const CATEGORY_FREE_SHARES = [25, 50, 75, 90] as const
export const CATEGORY_SORTS = ['alphabetical', 'popular'] as const
export const CATEGORY_VIEWS = ['grid', 'list'] as const
export const BLOG_POSTS_ON_HOME = 4
export const BLOG_CATEGORIES_ON_HOME = 2
export const STATS_AUTOPLAY_MS = 4000
export const STATS_RESUME_MS = 5000

export const SIMILAR_AUTOPLAY_MS = 4000
export const SIMILAR_RESUME_MS = 6000
export const SWIPE_PX = 50

/**
 * What one network may make the program work for by reading, beside what is kept: points that are there at first, and
 * points that come back each second. A program that asks for ten pages a second that nobody has read before, all day,
 * never sees a limit.
 */
export const READ_BUDGET = 1000
export const READ_BUDGET_PER_SECOND = 100
/** Points that a read takes: a page is rendered from several answers. */
export const READ_COST = { free: 0, other: 1, page: 10 } as const
/** Connections that one network may hold at a time; a browser opens six. */
export const CONNECTIONS_MAX = 512
/** The last page of a list that an address can name. */
export const PAGE_MAX = 10_000

/** Bytes of a JSON body; uploads have limits of their own. */
export const JSON_BODY_MAX = 100_000

/** Articles on one page of the blog. */
export const BLOG_PAGE_SIZE = 9
export const BLOG_LIST_MAX = 100
export const BLOG_CATEGORIES_IN_LIST = 3
export const BLOG_CATEGORIES_IN_GRID = 2
export const BLOG_VIEWS = ['grid', 'list'] as const
export const BLOG_RECOMMENDED_TOOLS = 6
/** Categories of the directory that an article ends with. */
export const BLOG_TOOL_CATEGORIES = 8
/** Headings from which on an article has a table of contents. */
export const BLOG_CONTENTS_FROM = 3
/** Headings beyond which it shows the upper level alone. */
export const BLOG_CONTENTS_MAX = 40
/** Articles in a feed. */
export const BLOG_FEED_SIZE = 20
export const BLOG_TITLE_MAX = 200
export const BLOG_EXCERPT_MAX = 1000
/** Characters of an article's HTML, and bytes of a call that carries one with everything around it. */
export const BLOG_CONTENT_MAX = 2_000_000
export const BLOG_BODY_MAX = 8_000_000
export const BLOG_AUTHOR_DEFAULT = 'Kitly Team'
/** What the list of the administration area shows where an article names no author. */
export const BLOG_AUTHOR_SHOWN = 'Admin'
/** Articles on one page of that list. */
export const BLOG_ADMIN_PAGE_SIZE = 24
/** Characters that search engines show of a title and of a description. */
export const SEO_TITLE_MAX = 60
export const SEO_DESCRIPTION_MAX = 160
export const SEO_DESCRIPTION_MIN = 50
/** Pixels of the longer side of an article's picture as it is kept. */
export const BLOG_IMAGE_SIZE = 1600
/** Words that a person reads in a minute. */
export const WORDS_PER_MINUTE = 220
/** Links of an article that are tried before it is published. */
export const BLOG_LINKS_CHECKED = 60
/** Autosaved versions that are kept of one draft, and how long they are written into the same one. */
export const DRAFT_VERSIONS_MAX = 40
export const DRAFT_VERSION_MINUTES = 3
export const EDITOR_TABLE_MAX = 20
export const EDITOR_TABLE_DEFAULT = 3
export const EDITOR_UNDO_STEPS = 20
/** Pixels. */
export const EDITOR_MIN_HEIGHT = 500
export const EDITOR_MAX_HEIGHT = 700
export const READING_TIME_MIN = 1
export const READING_TIME_MAX = 60
export const READING_TIME_DEFAULT = 5

/** What one sitemap may hold, by the protocol of sitemaps. */
export const SITEMAP_ADDRESSES_MAX = 50_000
export const SITEMAP_BYTES_MAX = 50 * 1024 * 1024
/** Tools in the feed of new ones. */
export const FEED_SIZE = 50

/** Pixels of the pictures that social networks show for a link. */
export const OG_WIDTH = 1200
export const OG_HEIGHT = 630

/** Bytes of a spreadsheet that is imported: 100,000 tools as CSV fit, and nothing that should be another file. */
export const IMPORT_BYTES_MAX = 200_000_000
/** Bytes that the parts of a workbook may have once they are unpacked. */
export const IMPORT_UNPACKED_MAX = 200_000_000
export const IMPORT_ROWS_MAX = 200_000
export const IMPORT_COLUMNS_MAX = 200
export const IMPORT_CELLS_MAX = 4_000_000
/** Bytes of an old .xls workbook, which is not compressed: its 65,536 rows fit. */
export const IMPORT_XLS_BYTES_MAX = 50_000_000
/** Elements of one XML part of a workbook: a cell has up to three, and some around it. */
export const IMPORT_ELEMENTS_MAX = 4 * IMPORT_CELLS_MAX
/** Characters of one row; more is an unclosed quote that swallows the file. */
export const IMPORT_ROW_LENGTH = 1_000_000
/** Names of duplicates that the confirmation of a bulk upload shows. */
export const DUPLICATES_SHOWN = 5
export const IMPORT_FILE_TYPES = ['.csv', '.xlsx', '.xls'] as const
export const KIT_PROMPT_MIN = 20
export const KIT_PROMPT_MAX = 1000
export const KIT_SIZES = [5, 7, 10] as const
export const KIT_BUDGETS = ['mixed', 'free', 'paid'] as const
/** Other tools that are offered in the place of each of a kit's tools. */
export const KIT_ALTERNATIVES = 3
/** Jobs that are offered to be added to a kit. */
export const KIT_SUGGESTIONS = 8
/** Jobs that one request may add or take away, and tools that it may keep or leave out. */
export const KIT_CHANGES_MAX = 100
/** Characters of the prompt in the name of a kit that nothing better is known for. */
export const KIT_NAME_PROMPT = 50
export const KIT_NAME_MAX = 120
/** Tools of a kit that is kept: more than any size, for tools that were locked. */
export const KIT_TOOLS_MAX = 20
/** Kits that one person may save. */
export const SAVED_KITS_MAX = 200
export const KIT_DESCRIPTION_MAX = 1200
export const KIT_REASON_MAX = 300
/** Jobs that a kept kit may say it was understood to need. */
export const KIT_JOBS_MAX = 200
/** Links that one person may share kits by at a time. */
export const SHARED_KITS_MAX = 200
/** The most rows one list of the administration area answers, also when the caller names no limit. */
export const ADMIN_LIST_MAX = 1000
/** A search of a list is counted up to this. */
export const SEARCH_COUNT_MAX = 10_000
/** Rows on one page of its tables. */
export const ADMIN_PAGE_SIZES = [25, 50, 100] as const
/** Records that one bulk action may name. */
export const BULK_MAX = 200
/** One that names more than so many is asked about first. */
export const BULK_ASKED_ABOVE = 20
/** How long the key of the direct access page is good. */
export const DIRECT_ACCESS_MINUTES = 15
/** After so long the direct access page goes on even if the router has not. */
export const DIRECT_ACCESS_REDIRECT_MS = 2000
export const RECOVERY_CODES = 10
/** Bytes of a logo or screenshot as it is sent. */
export const IMAGE_MAX_BYTES = 8 * 1024 * 1024
/** Pixels of the longer side as they are kept. */
export const LOGO_SIZE = 512
export const SCREENSHOT_SIZE = 1600
/** The rating of a tool that has just been added. */
export const NEW_TOOL_RATING = 4
/** What the dashboard measures the catalogue against. */
export const GOALS = {
  tools: 5_000,
  bundles: 100,
  categories: 20,
  blogPosts: 100,
  reviews: 1_000,
  users: 10_000,
} as const
export const TRAFFIC_DAYS = [7, 30, 90] as const
/** Rows that one step of an export reads. */
export const EXPORT_PAGE = 500
export const SITE_STATS_MAX = 6
export const ADMIN_NOTES_MAX = 5000
export const REPLY_MAX = 3000
export const REPORT_REASON_MAX = 500
export const INQUIRY_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const
export const USER_ROLES = ['user', 'admin', 'moderator'] as const
export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const
export const BUNDLE_TOOLS_MAX = 50
/** Days between two visits of a tool's address; 0 is never. */
export const LINK_CHECK_DAYS = [0, 1, 7, 30] as const
export const LINK_CHECK_DAYS_DEFAULT = 7
