import type { Random } from '../test/seeded.ts'

/**
 * Where the words of synthetic texts come from: a chain that speaks like the starter catalogue, and a long tail
 * of rare words, so that the vocabulary grows with the amount of text as it does in natural language.
 */

export const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

const bare = (token: string) => token.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** A Markov chain of order one over words: each is followed by a word that has followed it before. */
export class Chain {
  readonly #next = new Map<string, string[]>()
  readonly #starts: string[] = []
  readonly #all: string[] = []

  learn(text: string) {
    const tokens = text.split(/\s+/).filter(Boolean)
    if (tokens[0]) this.#starts.push(tokens[0])
    for (const [i, token] of tokens.entries()) {
      this.#all.push(token)
      const follower = tokens[i + 1]
      if (follower === undefined) continue
      const key = bare(token)
      const followers = this.#next.get(key)
      if (followers) followers.push(follower)
      else this.#next.set(key, [follower])
    }
  }

  start(random: Random): string {
    return random.pick(this.#starts)
  }

  /** A word that may stand after `token`; now and then any word, as texts change their subject. */
  after(token: string, random: Random): string {
    const followers = random.chance(0.12) ? undefined : this.#next.get(bare(token))
    return random.pick(followers ?? this.#all)
  }
}

const ONSETS = 'b c d f g h j k l m n p r s t v w z br cl cr dr fl gr pl pr sc sl sp st str tr'.split(' ')
const VOWELS = 'a e i o u ai ea ee io oo ou'.split(' ')
const CODAS = ['', '', '', '', 'l', 'm', 'n', 'r', 's', 't', 'nd', 'x', 'ck', 'rt']
const ENDINGS = 'ing ed er able less ness ify ize ful ly ism ist ment wise like ware'.split(' ')
const BEGINNINGS = 'un re pre auto multi hyper micro over sub co meta semi'.split(' ')

/** Spreads neighbours: words of neighbouring ranks must not look alike. */
function scatter(n: number): number {
  let x = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return (x ^ (x >>> 16)) >>> 0
}

/** Rare words by rank: forms and compounds of common words, invented words, numbers with letters. */
export class LongTail {
  readonly #common: readonly string[]

  constructor(common: readonly string[]) {
    this.#common = common
  }

  word(rank: number): string {
    const seed = scatter(rank + 1)
    const kind = seed % 20
    const a = this.#common[scatter(seed + 1) % this.#common.length]!
    if (kind < 5) return a + ENDINGS[scatter(seed + 2) % ENDINGS.length]
    if (kind < 7) return BEGINNINGS[scatter(seed + 3) % BEGINNINGS.length] + a
    if (kind < 9) return a + this.#common[scatter(seed + 4) % this.#common.length]!
    if (kind < 10) return `${ONSETS[seed % 18]}${scatter(seed + 5) % 1000}`
    return invented(seed)
  }

  /** A rank from a distribution with a very long tail: half of the draws are below 3,500, some are far out. */
  draw(random: Random): string {
    const rank = Math.floor(3_000 * ((1 - random.next()) ** (-1 / 0.9) - 1))
    return this.word(Math.min(rank, 2_000_000_000))
  }
}

/** A pronounceable word that no one has used. */
export function invented(seed: number): string {
  let word = ''
  for (let i = 0, n = 2 + (scatter(seed + 9) % 2); i < n; i++) {
    const x = scatter(seed + 10 + i * 7)
    word += ONSETS[x % ONSETS.length]
    word += VOWELS[(x >>> 8) % VOWELS.length]
    word += CODAS[(x >>> 16) % CODAS.length]
  }
  return word
}
