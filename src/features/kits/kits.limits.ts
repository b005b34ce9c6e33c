/** What drawings there are for what a job hands on (`kits/jobs.json`). */
export const HANDS_ON_ICONS = [
  'audio',
  'captions',
  'chart',
  'chat',
  'code',
  'cube',
  'data',
  'idea',
  'image',
  'list',
  'mail',
  'money',
  'music',
  'people',
  'plan',
  'shape',
  'text',
  'video',
  'website',
] as const
export const KIT_PROMPT_MIN = 20
export const KIT_PROMPT_MAX = 1000
export const KIT_SIZES = [5, 7, 10] as const
/** What one may choose all tools of a kit for. */
export const KIT_VARIANTS = ['cheapest', 'simplest', 'strongest'] as const
export type KitVariantId = (typeof KIT_VARIANTS)[number]
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
/** Tools of a stored kit: more than any size, for tools that were locked. */
export const KIT_TOOLS_MAX = 20
/** Kits that one person may save. */
export const SAVED_KITS_MAX = 200
export const KIT_DESCRIPTION_MAX = 1200
export const KIT_REASON_MAX = 300
/** People that a kit may be reckoned for. */
export const KIT_TEAM_MAX = 99_999
/** Jobs that a stored kit may say it was understood to need. */
export const KIT_JOBS_MAX = 200
/** Links that one person may share kits by at a time. */
export const SHARED_KITS_MAX = 200
