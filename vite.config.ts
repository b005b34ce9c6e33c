import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { serverBuild } from './scripts/lib/server-build.ts'

const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\//

/** Of these, what only some pages use; it goes with them. */
const NOT_EVERYWHERE =
  /\/(queriesObserver|useQueries|useSuspenseQueries|infiniteQueryObserver|useInfiniteQuery|defer|awaited)\.js$/

/** Names every icon there is; of those, the document has a few. */
const BARREL = /\/lucide-react\/dist\/esm\/lucide-react\./
const ICONS =
  /\/lucide-react\/dist\/esm\/(\w+|icons\/(check|git-compare-arrows|heart|menu|moon|search|star|sun|user|x))\.mjs$/

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ENTRY = file('src/app/entry-client.tsx')

/** Puts what the entry imports, and with it every page, into one file: it compresses better than in thirty. */
function groupOfEntry() {
  let found: Set<string> | undefined
  return (id: string, modules: Rolldown.ChunkingContext) => {
    if (!found) {
      found = new Set([ENTRY])
      // A Set goes on to what is added while it is read.
      for (const at of found) {
        if (!BARREL.test(at)) for (const next of modules.getModuleInfo(at)?.importedIds ?? []) found.add(next)
      }
    }
    const isOfAll = found.has(id) ? !NOT_EVERYWHERE.test(id) : ICONS.test(id)
    return isOfAll && id !== ENTRY && !id.endsWith('.css') ? 'document' : null
  }
}

/** Lets lucide's drawings be made into components by our own function. */
const ownIcons: Plugin = {
  name: 'own-icons',
  load: (id) =>
    /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id)
      ? `export { createIcon as default } from ${JSON.stringify(file('src/ui/lucide-icon.ts'))}`
      : null,
}

/** Lets the queries' client do without what writes: nothing here is written through it. */
const noMutations: Plugin = {
  name: 'no-mutations',
  load: (id) =>
    /\/query-core\/build\/modern\/mutationCache\.js$/.test(id)
      ? `export { NoMutations as MutationCache } from ${JSON.stringify(file('src/app/no-mutations.ts'))}`
      : null,
}

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server: the program with its pages. */
export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild && serverBuild),
  plugins: [react(), tailwindcss(), ownIcons, isSsrBuild ? serverBuild.plugins : noMutations],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? serverBuild.build
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            // What every page needs, in one file: it compresses better than in twenty.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: (id) => EVERYWHERE.test(id) && !NOT_EVERYWHERE.test(id) },
                { name: groupOfEntry() },
              ],
            },
          },
        },
        assetsInlineLimit: 0,
        // The lists of what each screen imports would stand in the entry: a kilobyte and more for every visitor.
        modulePreload: false,
        reportCompressedSize: false,
      },
  // One React in development and in the server bundle.
  resolve: { dedupe: ['react', 'react-dom'] },
  appType: 'custom',
}))
