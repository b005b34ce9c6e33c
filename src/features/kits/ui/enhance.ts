import { preferencesInWords, withoutPreferences } from '../kit-preferences.ts'
import { promptLength } from '../kit-prompt.ts'
import type { KitPreferences } from '../kits.contract.ts'
import { KIT_PROMPT_MAX } from '../kits.limits.ts'

/** The prompt with what the preferences say, in words; sentences of other preferences are taken out first. */
export function enhance(prompt: string, preferences: KitPreferences): string {
  const own = withoutPreferences(prompt)
  const end = /[.!?…]$/.test(own) ? '' : '.'
  return `${own}${end} ${preferencesInWords(preferences)}`
}

/** Whether there is something to enhance, it would change something, and the result has room. */
export function canEnhance(prompt: string, preferences: KitPreferences): boolean {
  if (prompt.trim() === '') return false
  const enhanced = enhance(prompt, preferences)
  return enhanced !== prompt.trim() && promptLength(enhanced) <= KIT_PROMPT_MAX
}
