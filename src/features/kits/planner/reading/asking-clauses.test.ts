import { describe, expect, test } from 'vitest'
import { plainWords, tokenize } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { ASKED_LEAST } from '../weights.ts'
import { askingClauses } from './asking-clauses.ts'
import { jobsMeantBy } from './clauses.ts'

describe('what a prompt asks for', () => {
  const asked = (prompt: string, ignored: readonly string[] = []) => {
    const tokens = tokenize(prompt, stem)
    const out = tokens.flatMap(({ word }, t) => (ignored.includes(word) ? [t] : []))
    return askingClauses(tokens, new Set(out)).flatMap(({ words, jobs }) =>
      jobs
        .filter(({ probability }) => probability >= ASKED_LEAST)
        .map(({ job }) => ({ id: JOBS[job]!.id, words })),
    )
  }
  const idsOf = (jobs: ReturnType<typeof asked>) => [...new Set(jobs.map(({ id }) => id))].sort()

  test.each([
    // Each entry of a list is a need of its own, and who asks is none.
    [
      'I run a bakery in Leeds. I need a logo, a website and subtitles for our videos',
      'logo subtitles website',
    ],
    ['transcribe my interviews and find the themes in them', 'analyze-interviews transcribe'],
    // Of two of one group, the one that is meant.
    ['flashcards from my notes and somebody to practise Spanish with', 'flashcards speak-language'],
    ['podcast. take out the ums and the long pauses', 'edit-podcast'],
    // The thing stands in one clause, and what is to be done with it in the next.
    ['My minutes from the meetings: somebody should write them down', 'meeting-notes'],
    // What is named plainly is that, whoever it is for.
    ['a website for a dentist', 'website'],
    ['a website for my dog salon', 'website'],
    ['logo + website for my bakery', 'logo website'],
    // Who somebody is does not hide what they want.
    ['I run a small bakery and want to sell online', 'shop'],
    // One word says how something should be.
    ['a voice for my documentary. Deep, calm', 'voiceover'],
    // Nothing is asked for.
    ['I am a retired teacher, I live alone and I have two cats', ''],
    ['asdf qwer zxcv', ''],
    ['', ''],
  ])('%s', (prompt, ids) => {
    expect(idsOf(asked(prompt)).join(' ')).toBe(ids)
  })

  test('is said with the clause that asks for it', () => {
    const jobs = asked('clean up the hiss on my old tapes. I need a logo')
    expect(jobs.map(({ id, words }) => [id, words]).sort()).toEqual([
      ['clean-audio', [0, 7]],
      ['logo', [8, 11]],
    ])
  })

  test('is nothing that stands in words that are to be ignored', () => {
    expect(idsOf(asked('a logo, subtitles for our videos', ['subtitles', 'videos']))).toEqual(['logo'])
  })
})

describe('what a clause asks for', () => {
  const read = (clause: string, context = '') => {
    const words = plainWords(clause)
    const meant = jobsMeantBy(words.map(stem), words, plainWords(context).map(stem))
    return meant ? meant.shares.map((share) => share * meant.asks) : new Float32Array(JOBS.length)
  }
  const sumOf = (shares: Float32Array) => shares.reduce((a, b) => a + b)
  const shareOf = (id: string, shares: Float32Array) => shares[JOBS.findIndex((job) => job.id === id)]!

  test.each(['design a logo', 'I am a baker', 'we have three dogs', 'podcast'])(
    'is shared out: %s',
    (clause) => {
      expect(sumOf(read(clause))).toBeGreaterThan(0)
      expect(sumOf(read(clause))).toBeLessThanOrEqual(1.0001)
    },
  )

  test.each(['warble florp', 'of the', ''])('is nothing where no word is known: %j', (clause) => {
    expect(sumOf(read(clause))).toBe(0)
  })

  test('is told by what words mean that no example has', () => {
    expect(shareOf('writing', read('eulogy'))).toBeGreaterThan(ASKED_LEAST)
  })

  test('depends on what else is said', () => {
    const alone = shareOf('edit-podcast', read('cut it'))
    expect(shareOf('edit-podcast', read('cut it', 'podcast episodes'))).toBeGreaterThan(alone)
  })
})
