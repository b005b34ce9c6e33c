import { KIT_PROMPT_MAX } from '../../../shared/limits.ts'
import { promptLength } from '../kit-prompt.ts'
import type { KitPreferences } from '../kits.contract.ts'

const BY_COMPLEXITY: Record<KitPreferences['complexity'], string> = {
  beginner: 'I am new to this, so it should be easy to use.',
  intermediate: 'I have some experience with AI and can spend a little time on the setup.',
  advanced: 'I am experienced and want full control, even if it takes longer.',
}
const BY_BUDGET: Record<KitPreferences['budget'], string> = {
  free: 'It must not cost anything.',
  mixed: 'Some of it may have a price where that is worth it.',
  paid: 'The best quality matters more than the price.',
}
const ALL = [...Object.values(BY_COMPLEXITY), ...Object.values(BY_BUDGET)]

/** The prompt with what the preferences say, in words; sentences of other preferences are taken out first. */
export function enhance(prompt: string, { complexity, budget }: KitPreferences): string {
  const own = ALL.reduce((text, sentence) => text.replace(sentence, ''), prompt)
    .replace(/ {2,}/g, ' ')
    .trim()
  const end = /[.!?…]$/.test(own) ? '' : '.'
  return `${own}${end} ${BY_COMPLEXITY[complexity]} ${BY_BUDGET[budget]}`
}

/** Whether there is something to enhance, it would change something, and the result has room. */
export function canEnhance(prompt: string, preferences: KitPreferences): boolean {
  if (prompt.trim() === '') return false
  const enhanced = enhance(prompt, preferences)
  return enhanced !== prompt.trim() && promptLength(enhanced) <= KIT_PROMPT_MAX
}
