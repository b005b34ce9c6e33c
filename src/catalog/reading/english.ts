/** Which words are English as far as the lexicons can tell: small words, and whatever they gloss into. */
import type { Line } from './lexicon.ts'
import type { Knows } from './words.ts'

/** What English adds to a word, and what it may have taken from its end. */
const ENDINGS: [RegExp, string][] = [
  [/(?<!s)s$/, ''],
  [/(?<=[sxzo]|[cs]h)es$/, ''],
  [/(ies|ied)$/, 'y'],
  [/e?d$/, ''],
  [/e?d$/, 'e'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ly$/, ''],
  [/(\p{L})\1(ed|ing)$/u, '$1'],
]
/** 'organise' and 'organisation' are English as well. */
const BRITISH = /is(e|es|ed|ing|ation|ations)$/

export function englishWords(small: readonly string[], lexicons: readonly (readonly Line[])[]): Knows {
  const known = new Set(small)
  for (const lines of lexicons)
    for (const { english } of lines) for (const word of english.split(' ')) known.add(word)
  return (word) => formsOf(word).some((form) => known.has(form))
}

/** A word as it is written, and what it may be a form of. */
export function formsOf(word: string): string[] {
  const american = word.replace(BRITISH, 'iz$1')
  const without = ENDINGS.filter(([ending]) => ending.test(american)).map(([ending, by]) =>
    american.replace(ending, by),
  )
  return [word, american, ...without.filter((form) => form.length > 2)]
}
