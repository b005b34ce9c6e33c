export const REVIEWS_PAGE_MAX = 100
export const REVIEW_NAME_MAX = 100
export const REVIEW_TITLE_MAX = 150
export const REVIEW_CONTENT_MAX = 5000
export const REPLY_MAX = 3000
export const REPORT_REASON_MAX = 500
/** Who answers a review: whoever makes the tool, or an editor. */
export const REPLY_BY = ['maker', 'editor'] as const
export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const
