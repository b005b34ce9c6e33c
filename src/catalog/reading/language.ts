/** Makes German, French, Spanish, Portuguese and Italian texts understandable to whoever reads English words. */
import { assembled } from './assembly.ts'
import { clarity, clearest, type Sign, signsOf, speakAgainst } from './detection.ts'
import { englishWords, formsOf } from './english.ts'
import { JobPhrases, readJobLines, type SaidJob } from './job-phrases.ts'
import { CODES, type Code, Lexicon, readLanguage } from './lexicon.ts'
import {
  ALSO_ENGLISH,
  isSmallEnglish,
  shownByScript,
  shownBySmallWords,
  smallEnglish,
} from './other-languages.ts'
import { readSearch } from './search-text.ts'
import { type Unit, unitsOf } from './units.ts'
import { type Knows, type Word, wordsOf } from './words.ts'

export interface Gloss {
  /** 'en', 'de', 'fr', 'es', 'pt', 'it'; another ISO 639-1 code where it is recognised as such; 'und' where nothing says. */
  language: string
  /** The text in English words; the text itself where it is English, or where it cannot be read. Names, numbers and punctuation stay. */
  english: string
  /** For each piece of `english` where it stands there and which part of the text it came from: [fromEnglish, toEnglish, from, to], ascending. Empty for English. */
  pieces: readonly (readonly [number, number, number, number])[]
  /** What is called a job in the text's own language. */
  jobs: readonly SaidJob[]
}

interface Languages {
  lexicons: ReadonlyMap<Code, Lexicon>
  isEnglishWord: Knows
}

let languages: Languages | null = null

/** Read with the first text that needs them: most searches do not, and a start need not wait for ten thousand lines. */
function languagesRead(): Languages {
  languages ??= readLanguages()
  return languages
}

function readLanguages(): Languages {
  const lines = new Map(CODES.map((code) => [code, readLanguage(code)]))
  return {
    lexicons: new Map(CODES.map((code) => [code, new Lexicon(code, lines.get(code)!)])),
    isEnglishWord: englishWords([...smallEnglish(), ...ALSO_ENGLISH], [...lines.values()]),
  }
}

/** A language's phrases are read with the first text in it. */
const phrases = new Map<Code, JobPhrases>()

function phrasesIn(lexicon: Lexicon): JobPhrases {
  const own = phrases.get(lexicon.code) ?? new JobPhrases(lexicon, readJobLines(lexicon.code))
  phrases.set(lexicon.code, own)
  return own
}

/** Whether a word without marks is one of a language that texts are read in. */
export const isForeignWord = (word: string): boolean =>
  [...languagesRead().lexicons.values()].some(
    (lexicon) => lexicon.form(word) !== undefined || lexicon.byStem(word) !== undefined,
  )

/** Whether a language that texts are read in lists a word as it stands: a look at each list, without the stems that `isForeignWord` tries. */
export const isForeignForm = (word: string): boolean =>
  [...languagesRead().lexicons.values()].some((lexicon) => lexicon.form(word) !== undefined)

/** A text of so few words is a search: it has no small words that show its language. */
const SEARCH_MOST = 3
/** How clearly a sentence must be in a language, where the rest of the text is English. */
const SENTENCE_LEAST = 4
const SENTENCE_END = /[.!?:;]\s|\n/

/**
 * What a text is in English words. `knows` says whether the catalogue knows a word (lower case, folded) as English or
 * as a name: such a word is left alone in short texts.
 */
export function glossed(text: string, knows?: Knows): Gloss {
  const words = wordsOf(text)
  const { isEnglishWord } = languagesRead()
  const isEnglish = remembering(
    (word) => isEnglishWord(word) || (knows !== undefined && formsOf(word).some(knows)),
  )
  const language = shownByScript(text)
  if (language || words.length === 0)
    return { language: language ?? 'und', english: text, pieces: [], jobs: [] }
  const read = words.length <= SEARCH_MOST ? searchRead(words, isEnglish) : readText(words, isEnglish)
  if (read === undefined) {
    const isOfEnglish = words.some((word) => isEnglish(word.folded))
    return { language: isOfEnglish ? 'en' : 'und', english: text, pieces: [], jobs: [] }
  }
  if ('language' in read) return { language: read.language, english: text, pieces: [], jobs: [] }
  return { language: read.lexicon.code, ...assembled(text, read.units), jobs: read.jobs }
}

/** Every language asks the same of each word. */
function remembering(knows: Knows): Knows {
  const answers = new Map<string, boolean>()
  return (word) => {
    const known = answers.get(word) ?? knows(word)
    answers.set(word, known)
    return known
  }
}

interface Read {
  lexicon: Lexicon
  units: Unit[]
  jobs: SaidJob[]
}

function searchRead(words: readonly Word[], isEnglish: Knows): Read | undefined {
  const read = readSearch(words, languagesRead().lexicons.values(), isEnglish)
  return read && { ...read, jobs: phrasesIn(read.lexicon).find(words) }
}

/** The language of a text and its units; only the language, where it is one that is not read; undefined for English. */
function readText(words: readonly Word[], isEnglish: Knows): Read | { language: string } | undefined {
  const { lexicons } = languagesRead()
  const signs = new Map([...lexicons].map(([code, lexicon]) => [code, signsOf(words, lexicon, isEnglish)]))
  const code = clearest(signs)
  const other = shownBySmallWords(words)
  if (other && other.count > (code ? clarity(signs.get(code)!) : 0) + englishIn(words)) return other
  const units: Unit[] = []
  const jobs: SaidJob[] = []
  let first: Lexicon | undefined
  for (const [from, to] of sentencesOf(words)) {
    const part = words.slice(from, to)
    const own = languageOfSentence(code, new Map([...signs].map(([c, all]) => [c, all.slice(from, to)])))
    const lexicon = own && lexicons.get(own)!
    first ??= lexicon
    if (lexicon) {
      units.push(...unitsOf({ words: part, lexicon, isEnglish, stays: () => false }))
      jobs.push(...phrasesIn(lexicon).find(part))
    } else units.push(...part.map((word) => ({ words: [word] })))
  }
  return first && { lexicon: code ? lexicons.get(code)! : first, units, jobs }
}

const englishIn = (words: readonly Word[]) => words.filter((word) => isSmallEnglish(word.folded)).length

/** The language of the text, unless a sentence says otherwise. */
function languageOfSentence(
  ofText: Code | undefined,
  signs: ReadonlyMap<Code, readonly Sign[]>,
): Code | undefined {
  if (ofText) return speakAgainst(signs.get(ofText)!) ? undefined : ofText
  const code = clearest(signs)
  return code && clarity(signs.get(code)!, SENTENCE_LEAST) > 0 ? code : undefined
}

/** From which word to which each sentence goes. */
function sentencesOf(words: readonly Word[]): [number, number][] {
  const starts = words.flatMap((word, i) => (i === 0 || SENTENCE_END.test(word.gap) ? [i] : []))
  return starts.map((from, i) => [from, starts[i + 1] ?? words.length])
}
