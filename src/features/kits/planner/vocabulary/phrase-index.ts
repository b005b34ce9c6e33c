/** Every phrase that names a job, by its first stem, so that a text is read in one pass. */
import { CONCEPTS } from '../../../../catalog/search/concepts.ts'
import { PHRASE } from '../weights.ts'
import { JOBS, type Job, type PhraseStems, phraseStems } from './jobs.ts'

export interface Phrase extends PhraseStems {
  job: Job
  /** How plainly it names the job: less where the words stand the other way round ('photos of my product'). */
  factor: number
  isTurned: boolean
}

const jobsByFirstTag = Map.groupBy(JOBS, (job) => job.tags.keys().next().value)

export const phrasesByStart: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [...ownPhrases(), ...borrowedPhrases()],
  (phrase) => phrase.stems[0]!,
)

function ownPhrases(): Phrase[] {
  return JOBS.flatMap((job) =>
    job.phrases.flatMap(({ stems, isVague, isTight }) => {
      const factor = isVague ? PHRASE.vague : 1
      const phrase = { job, stems, factor, isTight, isTurned: false }
      if (stems.length !== 2 || isTight) return [phrase]
      return [
        phrase,
        { ...phrase, stems: stems.toReversed(), factor: PHRASE.turned * factor, isTurned: true },
      ]
    }),
  )
}

/** What people call a tag names the job that the tag leads, but less plainly than the job's own phrases. */
function borrowedPhrases(): Phrase[] {
  const own = new Set(JOBS.flatMap((job) => job.phrases.map(({ stems }) => stems.join(' '))))
  return Object.entries(CONCEPTS).flatMap(([tag, concepts]) => {
    const job = leaderOf(tag)
    if (!job) return []
    return [tag, ...concepts.split(',')].map(phraseStems).flatMap(({ stems, isTight }) => {
      if (stems.length === 0 || own.has(stems.join(' '))) return []
      const factor = stems.length > 1 ? PHRASE.borrowed : PHRASE.borrowedWord
      return [{ job, stems, factor, isTight, isTurned: false }]
    })
  })
}

/** The job that a tag stands for most: the first of those that begin with it and give it the highest weight. */
function leaderOf(tag: string): Job | undefined {
  const led = (jobsByFirstTag.get(tag) ?? []).filter((job) => job.tags.get(tag)! >= PHRASE.leadingTag)
  return led.sort((a, b) => b.tags.get(tag)! - a.tags.get(tag)!)[0]
}
