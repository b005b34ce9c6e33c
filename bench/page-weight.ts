import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Server } from './servers.ts'

/** What a visitor of a page loads before anything is clicked. Bytes; 1 KB is 1,000 of them. */
export interface PageWeight {
  page: string
  html: { raw: number; brotli: number }
  scripts: { files: number; raw: number; brotli: number }
  styles: { files: number; raw: number; brotli: number }
}

interface Chunk {
  file: string
  imports?: string[]
}

const MANIFEST = join(import.meta.dirname, '..', 'dist', 'client', '.vite', 'manifest.json')

export async function weigh(server: Server, page: string): Promise<PageWeight> {
  const html = await (await fetch(server.url + page)).text()
  const { scripts, styles } = linked(html)
  addStaticImports(scripts)
  return {
    page,
    html: { raw: Buffer.byteLength(html), brotli: compressed(Buffer.from(html)) },
    scripts: await sizeOf(server, scripts),
    styles: withInlineStyles(await sizeOf(server, styles), html),
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

function linked(html: string) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/gi)) {
    const rel = attribute(tag, 'rel')?.toLowerCase()
    const address = attribute(tag, tag.startsWith('<script') ? 'src' : 'href')
    if (!address?.startsWith('/')) continue
    if (tag.startsWith('<script')) scripts.add(address)
    else if (rel === 'stylesheet') styles.add(address)
  }
  // The page's last script names the modules that it loads after the first paint.
  for (const [, address] of html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)) scripts.add(address!)
  return { scripts, styles }
}

/** A module brings its static imports along, whether or not the page preloads them. */
function addStaticImports(scripts: Set<string>) {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  // A Set goes on to what is added while it is read.
  for (const file of scripts) {
    for (const key of byFile.get(file)?.imports ?? []) scripts.add(`/${manifest[key]!.file}`)
  }
}

/** Styles that stand in the page itself count as one more file. */
function withInlineStyles(sizes: PageWeight['styles'], html: string): PageWeight['styles'] {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map((m) => m[1]!).join('\n')
  if (inline === '') return sizes
  const bytes = Buffer.from(inline)
  return {
    files: sizes.files + 1,
    raw: sizes.raw + bytes.length,
    brotli: sizes.brotli + compressed(bytes),
  }
}

const compressed = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

async function sizeOf(server: Server, files: Set<string>) {
  let [raw, brotli] = [0, 0]
  for (const file of files) {
    const response = await fetch(server.url + file)
    if (!response.ok) throw new Error(`${file} is answered with status ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    raw += bytes.length
    brotli += compressed(bytes)
  }
  return { files: files.size, raw, brotli }
}
