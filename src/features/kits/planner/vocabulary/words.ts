import { z } from 'zod'
import { readLearnt } from './data.ts'

/** `kits/words.json`: the words of the examples as they are written, parted by spaces. */
const Words = z.object({ words: z.string() })

const { words, times } = readLearnt('words', Words, { times: Uint16Array })

/** How often each word is there. */
export const exampleWords: ReadonlyMap<string, number> = new Map(
  words.split(' ').map((word, i) => [word, times[i]!]),
)
