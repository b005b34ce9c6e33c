/** Sites as archives: made while they run, looked through, restored, and moved from one engine to the other. */

import type { Place } from '../../config.ts'
import type { Table } from '../data/copy/tables.ts'
import { secretFile } from '../files/secret-file.ts'
import { ArchiveWriter } from './archive.ts'
import {
  type CountedTable,
  FILES,
  FORMAT,
  fingerprintOf,
  MANIFEST,
  type Manifest,
  nameOfPart,
  PROGRAM,
  RowCounter,
  SECRET,
} from './manifest.ts'
import { count, inAll, megabytes, type Say } from './progress.ts'
import { openSite, type Snapshot } from './site.ts'

/** Rows are collected into entries of about this size. */
const PART_BYTES = 4 * 1024 * 1024

/** Writes a site that may be running into an archive. Answers the last words. */
export async function createBackup(
  place: Place,
  path: string,
  say: Say,
  signal: AbortSignal,
): Promise<string[]> {
  if (place.secret === null) {
    throw new Error(`neither KITLY_SECRET nor ${secretFile(place.dataFolder)} has the secret of the site`)
  }
  const site = await openSite(place)
  try {
    const archive = await ArchiveWriter.create(path)
    try {
      const manifest = await writeSite(archive, site, { ...place, secret: place.secret }, say, signal)
      const bytes = await archive.finish()
      const { tables, files } = manifest
      return [
        ...(files.bucket
          ? [`The uploads are in the bucket "${files.bucket}", which needs a backup of its own.`]
          : []),
        ...(place.isSecretGiven
          ? [
              'KITLY_SECRET is not in the archive: keep it elsewhere, the archive can only be restored with it.',
            ]
          : []),
        `${path}: ${megabytes(bytes)}, ${inAll(tables, files.count)}.`,
      ]
    } catch (error) {
      await archive.abandon()
      throw error
    }
  } finally {
    await site.close()
  }
}

async function writeSite(
  archive: ArchiveWriter,
  site: Snapshot,
  { secret, isSecretGiven, s3 }: Place & { secret: string },
  say: Say,
  signal: AbortSignal,
): Promise<Manifest> {
  const tables: CountedTable[] = []
  for (const table of site.tables) tables.push(await writeTable(archive, site, table, say, signal))
  const files = { ...(await writeFiles(archive, site, say, signal)), bucket: s3?.bucket ?? null }
  if (!isSecretGiven) await archive.add(SECRET, secret)
  const manifest: Manifest = {
    program: PROGRAM,
    format: FORMAT,
    created_at: new Date().toISOString(),
    engine: site.engine,
    migrations: site.migrations,
    tables,
    files,
    secret: { fingerprint: fingerprintOf(secret), is_included: !isSecretGiven },
    checksums: { ...archive.checksums },
  }
  await archive.add(MANIFEST, JSON.stringify(manifest))
  return manifest
}

async function writeTable(
  archive: ArchiveWriter,
  site: Snapshot,
  table: Table,
  say: Say,
  signal: AbortSignal,
): Promise<CountedTable> {
  const counter = new RowCounter(table)
  let lines: string[] = []
  let length = 0
  let part = 0
  const flush = async () => {
    if (lines.length === 0) return
    await archive.add(nameOfPart(table.name, ++part), lines.join(''))
    lines = []
    length = 0
  }
  for await (const rows of site.reader.rows(table)) {
    signal.throwIfAborted()
    const text = counter.add(rows)
    lines.push(text)
    length += text.length
    say('Rows', `${table.name}, ${count(counter.rows)}`)
    if (length >= PART_BYTES) await flush()
  }
  await flush()
  return counter.counted
}

async function writeFiles(archive: ArchiveWriter, site: Snapshot, say: Say, signal: AbortSignal) {
  const files = { count: 0, bytes: 0 }
  for await (const { key, bytes } of site.files()) {
    signal.throwIfAborted()
    await archive.add(FILES + key, bytes)
    files.count++
    files.bytes += bytes.length
    say('Files', count(files.count))
  }
  return files
}
