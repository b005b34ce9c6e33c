import { stemmer } from 'stemmer'

/** How names, texts and searches become words. Pure functions; the stems are memoised. */

/** Lower case, without marks: 'Pokémon' → 'pokemon'. */
export function fold(text: string): string {
  // Plain ASCII, which is nearly all of it, needs no normalisation.
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 127) return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  }
  return text.toLowerCase()
}

/** The words of a text: runs of letters and digits. `c++` and `c#` keep their sign as a word. */
export function words(text: string): string[] {
  return (
    fold(text)
      .replace(/\bc\+\+/g, 'cpp')
      .replace(/\bc#/g, 'csharp')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** 'NotebookLM' → 'Notebook LM', 'ElevenLabs' → 'Eleven Labs'. Names only: texts have ordinary words. */
export function splitCamelCase(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
}

/** A name without anything between its letters: 'Notebook LM' → 'notebooklm'. */
export function compact(text: string): string {
  return words(text).join('')
}

const stems = new Map<string, string>()
/** Entries kept; searches of visitors pass through here too, so it must not grow without end. */
const STEMS_MAX = 200_000

/** Porter's stem: 'removal', 'remover' and 'remove' are one. */
export function stem(word: string): string {
  let result = stems.get(word)
  if (result === undefined) {
    result = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word
    if (stems.size >= STEMS_MAX) stems.clear()
    stems.set(word, result)
  }
  return result
}

/** Words that say nothing about what is looked for. Dropped from a search unless nothing else is in it. */
export const STOP_WORDS = new Set(
  `a about ai all an and any anything app application apps are artificial as at automatically based be best by can could do does
  easily everything for from get give good great have help helps how i if in intelligence into is it its just let like
  looking me my need needs of on one online or our out please powered program quickly should site so software some something
  tell than that the their them then there these they thing things this to tool tools top up us use used using want
  way we website websites what when where which who will with without would you your`.split(/\s+/),
)

/** Words that say little: they count, but far less than the others. */
export const WEAK_WORDS = new Set(
  `add answer ask back become before better big bring change check come create created creating day days different
  easy every fast feel few find free generate generator getting go going happening hard helper home human idea
  important know last long look lot made make maker makes making many month more most move myself new next nice
  now old once one own page part people place plan play prepare put quick real right say see several show simple
  small smart somebody someone somewhere start stop take team time today together tomorrow try turn turning two
  understand week weeks whole work world write year years`.split(/\s+/),
)
