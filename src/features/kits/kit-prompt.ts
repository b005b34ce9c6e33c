import { KIT_PROMPT_MAX, KIT_PROMPT_MIN } from './kits.limits.ts'

/** The rules of a prompt, without the library that checks bodies: the form is painted with them. */

/** Characters as people count them: an emoji is one, not two. */
export const promptLength = (prompt: string): number => [...prompt].length

export const PROMPT_MISSING = 'Please describe your project'
export const PROMPT_SHORT = `Please provide at least ${KIT_PROMPT_MIN} characters for better results`
export const PROMPT_LONG = `Please describe your project in at most ${KIT_PROMPT_MAX.toLocaleString('en')} characters`
