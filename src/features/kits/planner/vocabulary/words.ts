import { learnt, readData } from './data.ts'

/** `kits/words.json`: the words of the examples as they are written, each with how often it is there. */
export const exampleWords: ReadonlyMap<string, number> = new Map(
  Object.entries(readData('words.json', learnt<number>())),
)
