export const FEATURED_TOOLS_ON_HOME = 6
export const CATEGORIES_ON_HOME = 8
/** Categories on one page of the carousel that a phone shows on home. */
export const CATEGORIES_IN_CAROUSEL = 6
export const BLOG_POSTS_ON_HOME = 4
export const BLOG_CATEGORIES_ON_HOME = 2
/** Tools that the kit in the hero has, and the fewest with which it is one. */
export const KIT_STEPS_ON_HOME = 5
export const KIT_STEPS_LEAST = 3
/** What has changed, newest first; so many of them may be new tools. */
export const LATEST_CHANGES = 8
export const LATEST_NEW_TOOLS = 3
/** Categories whose prices are drawn, the fewest prices that make a picture, and the most marks in it. */
export const PRICED_CATEGORIES = 5
export const PRICES_LEAST = 3
export const PRICE_MARKS_MAX = 8
/** Of these marks, so many are of tools that cost nothing. */
export const FREE_MARKS_MAX = 2
