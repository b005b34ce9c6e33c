/** Facts and plans of one tool, at most. */
export const FACTS_MAX = 200
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
