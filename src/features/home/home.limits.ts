export const FEATURED_TOOLS_ON_HOME = 6
export const CATEGORIES_ON_HOME = 8
/** Categories on one page of the carousel that a phone shows on home. */
export const CATEGORIES_IN_CAROUSEL = 6
export const BLOG_POSTS_ON_HOME = 4
export const BLOG_CATEGORIES_ON_HOME = 2
