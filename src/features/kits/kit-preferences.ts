import type { KitPreferences } from './kits.contract.ts'

/** Preferences as sentences of a prompt. They say how the tools should be, and nothing about what is to be done. */

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

export const preferencesInWords = ({ complexity, budget }: KitPreferences): string =>
  `${BY_COMPLEXITY[complexity]} ${BY_BUDGET[budget]}`

/** A prompt without such sentences. */
export const withoutPreferences = (prompt: string): string =>
  ALL.reduce((text, sentence) => text.replace(sentence, ''), prompt)
    .replace(/ {2,}/g, ' ')
    .trim()
