/** Plans of one tool, at most. */
export const PLANS_MAX = 40
export const FACT_KINDS_MAX = 300
/** Values of one fact that has several. */
export const FACT_VALUES_MAX = 200
/** Days after which a fact is looked at again, where its kind does not say. */
export const FACT_REVIEW_DAYS = 180
/** Days after which a price is due to be read again. */
export const PLAN_REVIEW_DAYS = 60
/** People in a team for which prices are told, at most. */
export const TEAM_MAX = 1000
export const KEY_MAX = 60
export const FACT_OPTIONS_MAX = 200
export const PRICE_MAX = 1_000_000_000
export const SEATS_MAX = 1_000_000
/** Kinds that come with Kitly and that its code asks by their keys: they are retired, and never deleted. */
export const OWN_KINDS: readonly string[] = [
  'platforms',
  'free_plan',
  'free_without_card',
  'trial_days',
  'offline',
  'self_hosting',
  'open_source',
  'licence',
]
