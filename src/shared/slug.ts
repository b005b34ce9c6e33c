import { transliterate } from 'transliteration'

/**
 * The slug of a name, as the specification derives it: lower-cased, runs of other characters than letters
 * and digits replaced by one hyphen, hyphens at the ends trimmed. Letters of any script become Latin ones first,
 * and the signs that tell C from C++ and C# are spelt out.
 */
export function slugify(name: string): string {
  return inLatin(
    name
      .normalize('NFKC')
      .replace(/(?<=\p{L})\++/gu, spellPlus)
      .replace(/(?<=\b\p{L})#/gu, ' sharp'),
  )
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What is Latin already is not looked up: the tables of all scripts are read with the first name that needs them. */
const inLatin = (text: string) => (/^\p{ASCII}*$/u.test(text) ? text : transliterate(text))

const spellPlus = (signs: string) => ' plus'.repeat(signs.length)

/** `base`, or `base-2`, `base-3` … : the first that `isTaken` does not know. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base
  for (let n = 2; ; n++) {
    const slug = `${base}-${n}`
    if (!isTaken(slug)) return slug
  }
}
