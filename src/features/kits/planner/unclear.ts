/** What a prompt surely asks for and no job of the kit stands for: said, rather than passed over in silence. */
import { wishPlace } from '../wish-id.ts'
import type { Options } from './choosing/options.ts'
import type { PlanRequest, Required } from './choosing/required.ts'
import type { Reading, Wish } from './reading/reading.ts'
import { areAlike, type Job, jobById } from './vocabulary/jobs.ts'
import { UNCLEAR } from './weights.ts'

export interface Unclear {
  /** That of the wish: whoever says that it asks for nothing names it so. */
  id: string
  /** The words of the prompt. */
  words: string
  /** Jobs that they may mean, the likeliest first. */
  answers: Job[]
}

/** What may help with whatever no other tool does. */
const ASSISTANT = jobById.get('chat-assistant')!

/** What joins a clause to the one before it. */
const JOINING = /^((and|or|but|so|then|also|plus)\b,?\s+)+/i

/** Whether some of a piece has been said to ask for nothing: it may begin elsewhere since, where a name beside it was taken away. */
function isIn(id: string, ignore: readonly string[]): boolean {
  const [from, to] = wishPlace(id)!
  return ignore.some((other) => {
    const place = wishPlace(other)
    return place !== null && place[0] < to && from < place[1]
  })
}

/** The clauses that no job of a kit was read from, or one that a person has taken away, with what they may mean instead. */
export function unclearIn(
  { drop = [], ignore = [] }: PlanRequest,
  { wishes, unwanted }: Reading,
  required: readonly Required[],
  options: Options,
): Unclear[] {
  const isOffered = (job: Job) =>
    !drop.includes(job.id) &&
    !unwanted.has(job.id) &&
    !required.some((r) => areAlike(r.job, job)) &&
    options.has(job)
  const last = isOffered(ASSISTANT) ? [ASSISTANT] : []
  const added = required.filter(({ origin }) => origin === 'added')
  // Whoever has asked for an assistant has it for all that is left.
  if (added.some(({ job }) => job === ASSISTANT)) return []
  const isServed = ({ job, possible }: Wish) =>
    (job && !drop.includes(job.id)) ||
    possible.some(([other], i) => (i === 0 && !job ? required : added).some((r) => areAlike(r.job, other)))
  const saidBy = ({ words }: Wish) => words.replace(JOINING, '')
  const dismissed = new Set(wishes.filter(({ id }) => isIn(id, ignore)).map(saidBy))
  const open = wishes.filter((wish) => !isServed(wish) && !dismissed.has(saidBy(wish)))
  return [...new Map(open.map((wish) => [saidBy(wish), wish]))]
    .map(([words, { id, job: heard, possible }]) => {
      // What was sure, and is not meant, leaves little for what else it may be.
      const least = heard ? 0 : UNCLEAR.answer
      const likely = possible.flatMap(([job, probability]) => (probability >= least ? [job] : []))
      const offered = likely.filter(isOffered).slice(0, UNCLEAR.answers)
      return { id, words, answers: [...new Set([...offered, ...last])] }
    })
    .filter(({ answers }) => answers.length > 0)
    .slice(0, UNCLEAR.clauses)
}
