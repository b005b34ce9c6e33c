import { type Checksum, checksumOf, type Entry, firstNameIn, readArchive, Unreadable } from './archive.ts'
import {
  checkMigrations,
  FILES,
  MANIFEST,
  type Manifest,
  readManifest,
  SECRET,
  tableOfPart,
} from './manifest.ts'
import { megabytes, type Say } from './progress.ts'
import { isFileKey } from './site.ts'

/** What an archive is found to be when it has been read from end to end. */
export interface Checked {
  manifest: Manifest
  secret: string | null
}

/** Reads the whole archive before anything is written. Throws one sentence for what is not a whole backup. */
export async function checkArchive(path: string, say: Say, signal: AbortSignal): Promise<Checked> {
  const found: Record<string, Checksum> = {}
  // Read when all of it is known to be undamaged.
  let last: Entry | null = null
  let secret: string | null = null
  let bytes = 0
  try {
    for await (const entry of readArchive(path)) {
      signal.throwIfAborted()
      if (!isOurs(entry.name) || last) throw notOurs(path)
      if (entry.name === MANIFEST) last = entry
      else found[entry.name] = checksumOf(entry.bytes)
      if (entry.name === SECRET) secret = entry.bytes.toString()
      bytes += entry.bytes.length
      say('Checking the archive', megabytes(bytes))
    }
  } catch (error) {
    if (error instanceof Unreadable)
      throw isOurs(await firstNameIn(path)) ? damaged(path, 'it cannot be read to its end') : notOurs(path)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(`there is no file ${path}`)
    throw error
  }
  if (!last) throw Object.keys(found).length === 0 ? notOurs(path) : damaged(path, 'its end is missing')
  const manifest = parse(path, last)
  compare(path, manifest.checksums, found)
  checkMigrations(manifest.migrations)
  return { manifest, secret }
}

/** An entry as the manifest says, in case the file has been changed since it was checked. */
export function checkEntry(path: string, { checksums }: Manifest, { name, bytes }: Entry): void {
  if (checksumOf(bytes).sha256 !== checksums[name]?.sha256)
    throw damaged(path, `${name} is not as it was written`)
}

const isOurs = (name: string) =>
  name === MANIFEST ||
  name === SECRET ||
  tableOfPart(name) !== undefined ||
  (name.startsWith(FILES) && isFileKey(name.slice(FILES.length)))

function parse(path: string, { bytes }: Entry): Manifest {
  try {
    return readManifest(bytes.toString())
  } catch (error) {
    // What zod or JSON say is of no use to a reader.
    throw (error as Error).message.startsWith('it ') ? error : notOurs(path)
  }
}

function compare(path: string, told: Record<string, Checksum>, found: Record<string, Checksum>): void {
  for (const name of new Set([...Object.keys(told), ...Object.keys(found)])) {
    if (!found[name]) throw damaged(path, `${name} is missing`)
    const { size, sha256 } = found[name]
    if (size !== told[name]?.size || sha256 !== told[name].sha256) {
      throw damaged(path, `${name} is not as it was written`)
    }
  }
}

const notOurs = (path: string) => new Error(`${path} is not a backup of Kitly`)
const damaged = (path: string, how: string) => new Error(`${path} is damaged: ${how}`)
