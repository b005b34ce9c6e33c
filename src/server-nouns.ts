import { existsSync } from 'node:fs'
import type { ServerNoun } from './kernel/noun.ts'
import { NOUNS } from './nouns.ts'

/** What each noun brings to the server, in their order. The build writes these imports out (`scripts/lib/server-build.ts`). */

const files = NOUNS.map((name) => new URL(`./features/${name}/server/${name}.server.ts`, import.meta.url))

export const serverNouns = await Promise.all(
  files
    .filter((file) => existsSync(file))
    .map(async ({ href }) => ((await import(/* @vite-ignore */ href)) as { noun: ServerNoun }).noun),
)
