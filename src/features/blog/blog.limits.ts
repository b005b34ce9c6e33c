/** Articles on one page of the blog. */
export const BLOG_PAGE_SIZE = 9
export const BLOG_LIST_MAX = 100
export const BLOG_CATEGORIES_IN_LIST = 3
export const BLOG_CATEGORIES_IN_GRID = 2
export const BLOG_VIEWS = ['grid', 'list'] as const
export const BLOG_RECOMMENDED_TOOLS = 6
/** Tools on a drawn cover, and how few of them look lost. */
export const BLOG_COVER_TOOLS = 5
export const BLOG_COVER_TOOLS_LEAST = 3
/** Categories of the directory that an article ends with. */
export const BLOG_TOOL_CATEGORIES = 8
/** Headings from which on an article has a table of contents. */
export const BLOG_CONTENTS_FROM = 3
/** Headings beyond which it shows the upper level alone. */
export const BLOG_CONTENTS_MAX = 40
/** Articles in a feed. */
export const BLOG_FEED_SIZE = 20
/** Tools of one plot. */
export const BLOG_PLOT_TOOLS_MAX = 12
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
export const SEO_DESCRIPTION_MIN = 50
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
export const READING_TIME_MIN = 1
export const READING_TIME_MAX = 60
export const READING_TIME_DEFAULT = 5
export const POST_STATUSES = ['published', 'draft'] as const
