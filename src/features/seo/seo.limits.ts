/** What one sitemap may hold, by the protocol of sitemaps. */
export const SITEMAP_ADDRESSES_MAX = 50_000
export const SITEMAP_BYTES_MAX = 50 * 1024 * 1024
/** Tools in the feed of new ones. */
export const FEED_SIZE = 50
