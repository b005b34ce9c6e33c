/** How a text becomes words. Unlike the index, it keeps 'app', 'website' and 'without', which say what is wanted. */
import { fold } from '../text.ts'

const setOf = (words: string) => new Set(words.split(/\s+/))

const FUNCTION_WORDS =
  setOf(`a about after again ai all also am an and any anything are as at be because been before
  being best both by can cannot could did do does doing done each easily else end etc even ever every everything for
  from get gets getting give gives go goes going good had has have having he help helps here hers him his how i id if
  im in into is it its ive just kind let lets like lot lots many maybe me mine more most much must my myself need
  needed needs now of off often on once only or other others our ours out over own per please put quickly rather
  really same she should so some someone something sort still such than thank thanks that the their them then there
  these they thing things this those through to together too tool tools until up us use used using very want wanted
  wants wanna was way we well were what when where which while who whole whose why will with within would yet you
  your yours`)

const NEGATIONS =
  setOf(`no not dont doesnt without never avoid except nothing skip neither nor cant isnt arent wont
  kein keine ohne`)

/** Words about the person and their preferences, not about what is to be done. */
const PREFERENCE_WORDS =
  setOf(`beginner budget cheap control cost costs easy expensive experience experienced expert
  free full longer matters money new paid price pricing quality quick setup simple spend takes worth`)

/** Words that part what stands before them from what follows. */
const CONJUNCTIONS = setOf('and or plus then und y et')

export const isPreference = (word: string): boolean => PREFERENCE_WORDS.has(word)
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)
export const isNegation = (word: string): boolean => NEGATIONS.has(word)
export const isConjunction = (word: string): boolean => CONJUNCTIONS.has(word)

const APOSTROPHES = /['’ʼ`]/g
/** Numbers with their thousands set off, in which no clause ends; words, with the apostrophes within them; and what parts clauses. */
const PARTS =
  /\d{1,3}(?:[.,’']\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’ʼ`][\p{L}\p{N}]+)*|\.(?![\p{L}\p{N}])|[,;:!?()[\]\n•|&–—]|\s[-/+]\s|(?<=\p{L})\+(?=\p{L})/gu

/** The words of a text in lower case; apostrophes close up: 'don't' → 'dont'. */
export function plainWords(text: string): string[] {
  return fold(text.replace(APOSTROPHES, '')).match(/[\p{L}\p{N}]+/gu) ?? []
}

export interface Token {
  /** As it is written, for names. */
  written: string
  /** Where it stands in the text: its first character and the one after its last. */
  from: number
  to: number
  word: string
  stem: string
  /** Number of the clause it stands in. */
  clause: number
  /** Whether it is the first of a sentence. */
  isFirst: boolean
  /** The punctuation that stands before it, the last of several; '' where none does. */
  mark: string
}

/** A text as tokens; clauses end at punctuation and at 'but'. */
export function tokenize(text: string, stemOf: (word: string) => string): Token[] {
  const tokens: Token[] = []
  let clause = 0
  let isFirst = true
  let mark = ''
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (!/[\p{L}\p{N}]/u.test(part)) {
      clause++
      mark = part.trim() || part
      if (/[.!?:\n•]/.test(part)) isFirst = true
      continue
    }
    const written = /^\d/.test(part) ? part.replace(/[.,’']/g, '') : part.replace(APOSTROPHES, '')
    const word = fold(written)
    if (word === 'but') clause++
    tokens.push({
      written,
      from: index,
      to: index + part.length,
      word,
      stem: stemOf(word),
      clause,
      isFirst,
      mark,
    })
    isFirst = false
    mark = ''
  }
  return tokens
}
