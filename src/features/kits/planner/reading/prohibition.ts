/** What a prompt says is forbidden, out or unwelcome, by verbs and not by a 'no'. */
import { isConjunction, isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'

/** What is said of something before it: 'X is banned', 'X has no place in our house'. */
const SAID_OF = new RegExp(
  `^(${[
    '(is|are|was|were|has been|have been)( \\w+ly)? (banned|forbidden|prohibited)\\b.*',
    '((is|are|was|were) (not|never)|isnt|arent|wasnt|werent) (\\w+ )?(allowed|permitted|welcome)\\b.*',
    '(is|are)( strictly| right| simply| all)? (out|taboo|cheating)( in my \\w+)?',
    '(is|are) (unwelcome|not an option|not wanted|a no go)',
    '(is|are) no (good|use) (to|for) (me|us)\\b.*',
    '(has|have) no place( (in|at|among|with|on) .*)?',
  ].join('|')})$`,
)
/** Of what is one's own such words say how it is: 'our receptionist is out'. */
const OWN = /^(our|my|i|we|he|she|it|they|you|who)$/
/** Behind these something is told, and nothing forbidden: 'a poster that says dogs are not allowed', 'when we are out'. */
const TOLD =
  /^(about|that|which|who|what|where|why|when|while|until|if|unless|how|whether|says|saying|explaining)$/

/** What any of these and a 'keep' begins with; the rest of a text need not be looked at. */
const BEGINS = /^(is|are|was|were|isnt|arent|wasnt|werent|has|have|keep)$/

/** Who says so refuses what stands behind: 'the trust forbids X'. */
const FORBIDS = /^(forbids?|forbade|bans|prohibits?)$/
/** The same where somebody has done so: 'our union banned X'; else it is what something is like. */
const FORBADE = /^(banned|prohibited)$/
const ARTICLE = /^(a|an|the|this|that|our|their|travel)$/
const WHOSE = /^(our|my|the|their|his|her)$/

/** Of what, since 'keep spam out' is a wish. */
const KEPT_OUT = /^keep( \w+){1,5} out of (the|my|your) (list|kit)$/

const ENDS = /^(because|so|then|while|if|since|but)$/
/** Words that say something, at most, and words of a last member of a list. */
const REACH = 4
const LAST_MEMBER = 2

/** The numbers of the words that name what is forbidden. */
export function prohibitedTokens(tokens: readonly Token[]): number[] {
  return [...Map.groupBy(tokens.keys(), (t) => tokens[t]!.clause).values()].flatMap((clause) => {
    const words = clause.map((t) => tokens[t]!.word)
    return words.flatMap((_, at) => prohibitedAt(words, at)).map((i) => clause[i]!)
  })
}

/** The places of the words that what stands at a place forbids. */
function prohibitedAt(words: readonly string[], at: number): number[] {
  const text = BEGINS.test(words[at]!) ? words.slice(at).join(' ') : ''
  const isNothing = (i: number) => isFunctionWord(words[i]!)
  if (SAID_OF.test(text)) {
    const from = words.findLastIndex((word, i) => i < at && isEnd(word)) + 1
    const subject = numbers(from, at)
    const isTold = words.slice(0, at).some((word) => TOLD.test(word))
    if (isTold || OWN.test(words[from] ?? '')) return []
    return subject.filter((i) => !isNothing(i)).slice(-REACH)
  }
  if (KEPT_OUT.test(text)) return numbers(at + 1, words.indexOf('out', at)).filter((i) => !isNothing(i))
  if (!forbids(words, at)) return []
  const end = words.findIndex((word, i) => i > at && isEnd(word) && !goesOn(words, i))
  return numbers(at + 1, end < 0 ? words.length : end)
    .filter((i) => !isNothing(i))
    .slice(0, REACH)
}

const isEnd = (word: string) => isConjunction(word) || ENDS.test(word) || TOLD.test(word)

/** Whether what is forbidden goes on behind a word: 'anything that ranks people', 'chatbots and avatars'. */
const goesOn = (words: readonly string[], at: number): boolean =>
  words[at] === 'that' || (isConjunction(words[at]!) && words.length - at - 1 <= LAST_MEMBER)

function forbids(words: readonly string[], at: number): boolean {
  const [word, last, before] = [words[at]!, words[at - 1] ?? '', words[at - 2] ?? '']
  const isSo = FORBIDS.test(word)
    ? !ARTICLE.test(last)
    : FORBADE.test(word) && (last === 'has' || (WHOSE.test(before) && !isFunctionWord(last)))
  return isSo && !words.slice(0, at).some((told) => TOLD.test(told))
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
