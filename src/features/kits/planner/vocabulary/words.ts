import { z } from 'zod'
import { readLearnt, textOf } from './data.ts'

/** `kits/words.bin`: the words of the examples as they are written, parted by spaces, a text in UTF-8. */
const { words, times } = readLearnt('words', z.object({}), { words: Uint8Array, times: Uint16Array })

/** How often each word is there. */
export const exampleWords: ReadonlyMap<string, number> = new Map(
  textOf(words)
    .split(' ')
    .map((word, i) => [word, times[i]!]),
)
