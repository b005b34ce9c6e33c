import { describe, expect, test } from 'vitest'
import { JobPhrases, jobLinesOf, readJobLines } from './job-phrases.ts'
import { CODES, type Code, Lexicon, readLanguage } from './lexicon.ts'
import { wordsOf } from './words.ts'

const found = (code: Code, lines: string, text: string) =>
  new JobPhrases(new Lexicon(code, readLanguage(code)), jobLinesOf(code, lines))
    .find(wordsOf(text))
    .map(({ job, words, isVague }) => `${job}: ${words.map((w) => w.lower).join(' ')}${isVague ? '?' : ''}`)

test('a line that is none is said with its number', () => {
  expect(() => jobLinesOf('de', '# jobs\nlogo Logo')).toThrow('languages/jobs/de.txt, line 2')
  expect(() => jobLinesOf('de', 'logo: Logo,')).toThrow('languages/jobs/de.txt, line 1')
})

describe('a phrase', () => {
  const READ = 'read-aloud: Skripte/Texte vorlesen'

  test.each<[Code, string, string, string[]]>([
    ['de', READ, 'ich will mir die Skripte vorlesen lassen', ['read-aloud: skripte vorlesen']],
    ['de', READ, 'lies vor, und Texte kürzen', []],
    // Words of the same clause, in any order, with two others between them at most.
    ['es', 'clips: cortar momentos', 'momentos buenos que cortar', ['clips: momentos cortar']],
    ['es', 'clips: cortar momentos', 'cortar. Momentos', []],
    // Forms of a word, compounds and infinitives with 'zu' inside.
    ['fr', 'cite: citer articles', 'un article que je cite', ['cite: article cite']],
    [
      'de',
      'cull-photos: Fotos aussortieren',
      'Urlaubsfotos auszusortieren',
      ['cull-photos: urlaubsfotos auszusortieren'],
    ],
    // A single word is only itself.
    ['fr', 'grammar: fautes', 'il faut une photo', []],
    ['es', 'ads: publicidad', 'publicar cuentos', []],
    ['de', 'messaging: WhatsApp?', 'WhatsApp', ['messaging: whatsapp?']],
    ['de', 'inbox: E-Mail sortieren', 'eine E-Mail sortieren', ['inbox: e mail sortieren']],
    // What two jobs are called says little for either.
    [
      'it',
      'quizzes: preparare esame\ntutoring: preparare esame',
      'preparare un esame',
      ['quizzes: preparare esame?', 'tutoring: preparare esame?'],
    ],
  ])('%s %s in %s', (code, lines, text, said) => {
    expect(found(code, lines, text)).toEqual(said)
  })
})

describe.each(CODES)('languages/jobs/%s.txt', (code) => {
  const lines = readJobLines(code)

  test('has each job once', () => {
    const jobs = lines.map(({ job }) => job)
    expect(jobs.filter((job, i) => jobs.indexOf(job) !== i)).toEqual([])
  })

  test('has no plain word for two jobs', () => {
    const lexicon = new Lexicon(code, readLanguage(code))
    const said = lines.flatMap(({ job, phrases }) =>
      phrases
        .filter(({ words, isVague }) => words.length === 1 && !isVague)
        .flatMap(({ words }) => words[0]!.map((word) => ({ job, stem: lexicon.stem(word) }))),
    )
    const shared = [...Map.groupBy(said, ({ stem }) => stem)].filter(
      ([, of]) => new Set(of.map(({ job }) => job)).size > 1,
    )
    expect(shared.map(([stem]) => stem)).toEqual([])
  })
})
