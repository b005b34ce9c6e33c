/** Reads the files in `search/`, and says of what is wrong in one which entry it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isEnglish } from '../english.ts'
import { isForeignWord } from '../reading/language.ts'
import { compact } from '../text.ts'

export const SEARCH_FOLDER = join(import.meta.dirname, '..', '..', '..', 'search')

const Product = z.strictObject({
  name: z.string().min(1),
  /** What else people call it. How it is spaced and written makes no difference. */
  also: z.array(z.string().min(2)).min(1).optional(),
  /** What it is, after its name: 'spreadsheet program'. */
  what: z.string().regex(/^\S+( \S+){1,5}$/, 'must have two to six words'),
  /** Tags of what does the same, the one that says most first; none where nothing does. */
  like: z.array(z.string()),
  /** Its name is an ordinary word: alone it means no product. */
  ordinary: z.literal(true).optional(),
})
/** A product that people look for and that may not be listed. */
export type Product = z.infer<typeof Product>

const also = z.array(z.string().min(2)).min(1)
const Alias = z.union([
  z.strictObject({ tool: z.string(), also }),
  z.strictObject({ text: z.string(), also }),
])
/** What people type for a tool, or for other words. */
export type Alias = z.infer<typeof Alias>

const Maker = z.strictObject({
  name: z.string().min(1),
  also: also.optional(),
  /** Names of tools: what it makes, whatever it is called. */
  tools: z.array(z.string()).min(1),
})

function readList<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  const result = z.array(schema).safeParse(JSON.parse(readFileSync(join(SEARCH_FOLDER, file), 'utf8')))
  if (result.success) return result.data
  const sentences = result.error.issues.map(({ path: [i, ...field], message }) => {
    return `search/${file}, entry ${Number(i) + 1}${field.length > 0 ? `, ${field.join('.')}` : ''}: ${message}`
  })
  throw new Error(sentences.join('\n'))
}

export const PRODUCTS = readList('products.json', Product)
export const ALIASES = readList('aliases.json', Alias)
export const MAKERS = readList('makers.json', Maker)

/** What well-known makers make, by the name of the maker without blanks: who refuses one refuses all of it. */
export const toolsByMaker: ReadonlyMap<string, readonly string[]> = new Map(
  MAKERS.flatMap(({ name, also = [], tools }) => [name, ...also].map((n) => [compact(n), tools] as const)),
)

/** Products by what they are called, without blanks. */
export const productByName: ReadonlyMap<string, Product> = new Map(
  PRODUCTS.flatMap((product) =>
    [product.name, ...(product.also ?? [])].map((name) => [compact(name), product] as const),
  ),
)

/** What is meant by an alias without blanks. */
export const aliasByName: ReadonlyMap<string, Alias> = new Map(
  ALIASES.flatMap((alias) => alias.also.map((name) => [compact(name), alias] as const)),
)

/** Whether a folded word is an English one, of one thing or several. */
export const isOfEnglish = (word: string): boolean =>
  isEnglish(word) || (word.endsWith('s') && isEnglish(word.slice(0, -1)))

/** Whether a folded word is one of English, or of a language that texts are read in. */
export const isWordOfLanguage = (word: string): boolean => isOfEnglish(word) || isForeignWord(word)
