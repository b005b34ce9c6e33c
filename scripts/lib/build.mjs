import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { childEnv, command, kitlyNode, ROOT } from './paths.mjs'
import { mustRun } from './run.mjs'
import { step } from './steps.mjs'

const STAMP = join(ROOT, 'dist', '.kitly-build')
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts/lib/server-build.ts']

/** Builds the pages for the browser, and the program with its pages. */
export async function build() {
  const state = sourcesHash()
  rmSync(STAMP, { force: true })
  const env = childEnv({ NODE_ENV: 'production' })
  const vite = (...flags) =>
    mustRun(kitlyNode(), [command('vite'), 'build', ...flags], 'Kitly could not be built: see above.', {
      env,
    })
  await step('Building the pages for the browser', () => vite())
  await step('Building the program', () => vite('--ssr'))
  await step('Compressing the files of the pages', compressAssets)
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(STAMP, state)
}

/** Writes a .br and a .gz beside each text file: the server sends them as they are. */
async function compressAssets() {
  const client = join(ROOT, 'dist', 'client')
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all(
    ['assets', 'marks', 'icons']
      .flatMap((folder) => filesIn(join(client, folder)))
      .filter((file) => /\.(js|css|svg)$/.test(file))
      .map(async (path) => {
        const bytes = readFileSync(path)
        writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
        writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file))

/** Builds when the sources are not those that were built last. */
export async function ensureBuilt() {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourcesHash()) await build()
}

/** By content, not by time: a fresh checkout or a copy changes every time. */
function sourcesHash() {
  const hash = createHash('sha1')
  const files = ['src', 'public']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.\w+$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
  for (const file of [...SETTINGS, ...files]) {
    const path = join(ROOT, file)
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
