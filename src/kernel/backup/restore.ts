import type { Place } from '../../config.ts'
import type { Row } from '../data/copy/tables.ts'
import { secretFile } from '../files/secret-file.ts'
import { readArchive } from './archive.ts'
import { type Checked, checkArchive, checkEntry } from './check.ts'
import { Loader } from './load.ts'
import { FILES, fingerprintOf, tableOfPart } from './manifest.ts'
import { count, inAll, type Say } from './progress.ts'
import { openTarget, type Target } from './target.ts'

/** Makes a site of an archive in an empty place. Answers the last words. */
export async function restoreBackup(
  place: Place,
  path: string,
  say: Say,
  signal: AbortSignal,
): Promise<string[]> {
  const checked = await checkArchive(path, say, signal)
  const { manifest } = checked
  const secret = secretToWrite(checked, place)
  const target = await openTarget(place)
  try {
    const foreign = await fill(target, path, checked, say, signal)
    await target.finish(secret)
    return [
      ...foreign.map((name) => `Left out: the table ${name}, which is none of Kitly's.`),
      ...(manifest.files.bucket
        ? [`Its uploads are in the bucket "${manifest.files.bucket}": start Kitly with S3_BUCKET set to it.`]
        : []),
      `Restored as of ${manifest.created_at}: ${inAll(manifest.tables, manifest.files.count)}.`,
    ]
  } catch (error) {
    await target.abandon()
    throw error
  }
}

/** The secret that the place needs and does not have; null where it has it. Throws where it has another one. */
function secretToWrite({ manifest, secret }: Checked, place: Place): string | null {
  const { fingerprint } = manifest.secret
  if (place.secret !== null && fingerprintOf(place.secret) === fingerprint) return null
  if (place.isSecretGiven) {
    throw new Error(
      secret === null
        ? 'KITLY_SECRET is not that of the backup: second factors and sessions could not be read'
        : 'KITLY_SECRET is not that of the backup, which brings its own: restore it without KITLY_SECRET',
    )
  }
  if (place.secret !== null) throw new Error(`${secretFile(place.dataFolder)} is the secret of another site`)
  if (secret !== null) return secret
  throw new Error(`the backup belongs to a KITLY_SECRET (fingerprint ${fingerprint}), which must be set`)
}

/** Writes rows and files; answers the tables that were left out. */
async function fill(
  target: Target,
  path: string,
  { manifest }: Checked,
  say: Say,
  signal: AbortSignal,
): Promise<string[]> {
  const loader = new Loader(target.writer, say)
  await loader.begin(manifest.migrations, manifest.tables)
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  let isLoaded = false
  let files = 0
  // Files may need tables of today: rows come first, in the archive as well.
  const finish = async () => {
    if (!isLoaded) await loader.finish(manifest.tables)
    isLoaded = true
  }
  for await (const entry of readArchive(path)) {
    signal.throwIfAborted()
    const table = tables.get(tableOfPart(entry.name) ?? '')
    const isFile = entry.name.startsWith(FILES)
    if (!table && !isFile) continue
    checkEntry(path, manifest, entry)
    if (table) {
      await loader.add(table, readRows(entry.bytes))
    } else {
      await finish()
      await target.put({ key: entry.name.slice(FILES.length), bytes: entry.bytes })
      say('Files', count(++files))
    }
  }
  await finish()
  return loader.foreign
}

const readRows = (bytes: Buffer): Row[] =>
  bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
