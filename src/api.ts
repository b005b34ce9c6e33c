import { existsSync } from 'node:fs'
import type { ServerNoun } from './kernel/noun.ts'
import { NOUNS } from './nouns.ts'

/** Everything that the nouns bring to the server. */

const files = NOUNS.map((name) => new URL(`./features/${name}/server/${name}.server.ts`, import.meta.url))
const nouns = await Promise.all(
  files
    .filter((file) => existsSync(file))
    .map(async ({ href }) => ((await import(/* @vite-ignore */ href)) as { noun: ServerNoun }).noun),
)

/** Every endpoint and its handler, by name. */
export const endpoints: ServerNoun['endpoints'] = Object.assign({}, ...nouns.map((noun) => noun.endpoints))
export const handlers: ServerNoun['handlers'] = Object.assign({}, ...nouns.map((noun) => noun.handlers))
export const slugKinds = nouns.flatMap(({ slugs }) => slugs)
