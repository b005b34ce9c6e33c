export const REVIEWS_PAGE_MAX = 100
export const REVIEW_NAME_MAX = 100
export const REVIEW_TITLE_MAX = 150
export const REVIEW_CONTENT_MAX = 5000
export const REPLY_MAX = 3000
export const REPORT_REASON_MAX = 500
/** Who answers a review: whoever makes the tool, or an editor. */
export const REPLY_BY = ['maker', 'editor'] as const
export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const
export const PROS_MAX = 1000
export const LEFT_TOOL_MAX = 100
/** What for somebody uses a tool. */
export const USE_KINDS = { personal: 'Personal', team: 'Team', company: 'Company' } as const
export type UseKind = keyof typeof USE_KINDS
/** For how long. */
export const USED_FOR = {
  weeks: 'Less than a month',
  months: 'Some months',
  year: 'About a year',
  years: 'Two years or more',
} as const
/** After so many days a review goes that nobody has confirmed. */
export const UNCONFIRMED_DAYS = 14
/** Why a review waits for a moderator, or for its author. */
export const HELD_REASONS = {
  approval: 'Every review is approved first',
  unconfirmed: 'Its author has not confirmed it yet',
  links: 'It has a link in it',
  repeated: 'The same text stands in another review',
  network: 'Several reviews came from one network within a day',
  domain: 'Several reviews of this tool came from one mail domain',
  burst: 'Many reviews of this tool came within a short time',
} as const
export type HeldReason = keyof typeof HELD_REASONS
