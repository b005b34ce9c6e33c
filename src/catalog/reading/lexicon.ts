/** The files in `languages/`: what words of other languages are in English. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { isJoined, plain, type Word, wordsOf } from './words.ts'

export const LANGUAGES_FOLDER = join(import.meta.dirname, '..', '..', '..', 'languages')

const STEMMERS = { de: german, fr: french, es: spanish, pt: portuguese, it: italian }
export type Code = keyof typeof STEMMERS
export const CODES = Object.keys(STEMMERS) as Code[]

/** A line of a lexicon. */
export interface Line {
  forms: string[]
  english: string
}

export interface Found {
  english: string
  /** How many words it takes. */
  length: number
  /** Whether it was found as it is listed, by its stem, or in parts. */
  by: 'form' | 'stem' | 'parts'
}

/** The lines of `languages/<code>.txt`: `form, other form = english words`; `# ` begins a comment. */
export function linesOf(code: string, text: string): Line[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const at = line.indexOf('=')
    const forms = line.slice(0, at).split(',')
    if (at < 0 || !forms.every((form) => /[\p{L}\p{N}]/u.test(form)))
      throw new Error(
        `languages/${code}.txt, line ${i + 1}: '${line}' is not 'form, other form = english words'`,
      )
    return [{ forms: forms.map((form) => form.trim()), english: lowered(line.slice(at + 1).trim()) }]
  })
}

/** A capital would make a name of a word within a sentence. */
const lowered = (english: string) => english.toLowerCase().replace(/\bi\b/g, 'I')

export const readLanguage = (code: string): Line[] =>
  linesOf(code, readFileSync(join(LANGUAGES_FOLDER, `${code}.txt`), 'utf8'))

/** Entries of the memory for words that were looked up; visitors' words pass through here, so it must not grow without end. */
const LOOKED_UP_MAX = 20_000
/** A stem that is shorter says too little. */
const STEM_LEAST = 4

interface Form {
  lower: string[]
  folded: string[]
  english: string
}

/** The words of a form, in lower case, and the same without marks: the same array where there are none. */
function partsOf(form: string): Omit<Form, 'english'> {
  if (PLAIN.test(form)) {
    const lower = form.split(' ')
    return { lower, folded: lower }
  }
  const words = wordsOf(form)
  const lower = words.map((word) => word.lower)
  return {
    lower,
    folded: words.every((word) => word.folded === word.lower) ? lower : words.map((word) => word.folded),
  }
}

const PLAIN = /^[a-z0-9]+( [a-z0-9]+)*$/

const formsOf = (lines: readonly Line[]): Form[] =>
  lines.flatMap(({ forms, english }) => forms.map((form) => ({ ...partsOf(form), english })))

/** What one language's words are in English: by their forms, with or without marks, and by their stems. */
export class Lexicon {
  readonly code: Code
  readonly #stemmer: (word: string) => string
  readonly #forms = new Map<string, string>()
  readonly #stems = new Map<string, string>()
  #unstemmed: readonly Line[]
  /** How many words the longest form has that begins with a word or a stem. */
  readonly #longest = new Map<string, number>()
  readonly #stemOf = new Map<string, string>()

  constructor(code: Code, lines: readonly Line[]) {
    this.code = code
    this.#stemmer = STEMMERS[code]
    const forms = formsOf(lines)
    for (const { lower, english } of forms) this.#add(this.#forms, lower, english)
    for (const { lower, folded, english } of forms)
      if (folded !== lower) this.#add(this.#forms, folded, english)
    this.#unstemmed = lines
  }

  /** To stem every form takes longer than to read them, and English texts need no stems. */
  #byStems(): Map<string, string> {
    const forms = formsOf(this.#unstemmed)
    this.#unstemmed = []
    for (const { lower, folded, english } of forms) {
      if (english === '' || (lower.length === 1 && lower[0]!.length < STEM_LEAST)) continue
      this.#add(
        this.#stems,
        lower.map((word) => this.stem(word)),
        english,
      )
      if (folded !== lower)
        this.#add(
          this.#stems,
          folded.map((word) => this.stem(word)),
          english,
        )
    }
    return this.#stems
  }

  #add(map: Map<string, string>, words: string[], english: string) {
    const key = words.length === 1 ? words[0]! : words.join(' ')
    if (!map.has(key)) map.set(key, english)
    if (words.length > 1 && (this.#longest.get(words[0]!) ?? 1) < words.length)
      this.#longest.set(words[0]!, words.length)
  }

  /** The word without its ending and marks. */
  stem(word: string): string {
    let stem = this.#stemOf.get(word)
    if (stem === undefined) {
      stem = plain(this.#stemmer(word))
      if (this.#stemOf.size >= LOOKED_UP_MAX) this.#stemOf.clear()
      this.#stemOf.set(word, stem)
    }
    return stem
  }

  /** What a listed form is in English, with or without its marks. */
  form(word: string): string | undefined {
    return this.#forms.get(word)
  }

  /** What one word is in English. */
  word(word: Word): { english: string; by: 'form' | 'stem' } | undefined {
    const listed = this.#forms.get(word.lower) ?? this.#forms.get(word.folded) ?? this.#umlaut(word)
    if (listed !== undefined) return { english: listed, by: 'form' }
    const english = this.byStem(word.lower)
    return english === undefined ? undefined : { english, by: 'stem' }
  }

  /** What a word is by its stem. */
  byStem(word: string): string | undefined {
    if (word.length < 4) return undefined
    const stem = this.stem(word)
    return stem.length < STEM_LEAST ? undefined : this.#byStems().get(stem)
  }

  /** 'uebersetzen' for 'übersetzen'. */
  #umlaut({ folded }: Word): string | undefined {
    if (this.code !== 'de' || !/[aou]e/.test(folded)) return undefined
    const without = folded.replace(/([aou])e/g, '$1')
    return this.#forms.get(without) ?? this.byStem(without)
  }

  /** The longest phrase that begins at a word. */
  phrase(words: readonly Word[], at: number): Found | undefined {
    this.#byStems()
    const first = words[at]!
    const longest = Math.max(
      this.#longest.get(first.lower) ?? 1,
      this.#longest.get(first.folded) ?? 1,
      this.#longest.get(this.stem(first.lower)) ?? 1,
    )
    let length = 1
    while (length < longest && at + length < words.length && isJoined(words[at + length]!)) length++
    for (; length > 1; length--) {
      const part = words.slice(at, at + length)
      const english =
        this.#forms.get(part.map((w) => w.lower).join(' ')) ??
        this.#forms.get(part.map((w) => w.folded).join(' '))
      if (english !== undefined) return { english, length, by: 'form' }
      const stems = part.map((w) => this.stem(w.lower)).join(' ')
      const byStems = this.#byStems().get(stems)
      if (byStems !== undefined) return { english: byStems, length, by: 'stem' }
    }
    return undefined
  }
}
