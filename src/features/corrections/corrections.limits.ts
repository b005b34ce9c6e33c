export const REPORT_MESSAGE_MAX = 2000
/** Sentences of the administration: for the reader, and for the public log. */
export const REPORT_SENTENCE_MAX = 1000
export const REPORT_STATUSES = ['open', 'done', 'refused'] as const
/** Characters of what a report names: the key of a kind, and the name of a plan. */
export const REPORT_KIND_MAX = 100
export const REPORT_PLAN_MAX = 200
/** Corrections on one page of the public log, and the last page of it. */
export const CORRECTIONS_PAGE = 50
export const CORRECTIONS_PAGES_MAX = 20
/** Days after a decision for which the address of a reader is kept. */
export const REPORTER_DAYS = 30
/** Days after a decision within which a changed value belongs to it. */
export const CHANGE_DAYS = 7
