import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../../config.ts'
import { openPostgresSnapshot } from '../data/copy/from-postgres.ts'
import { fileOfSqlite, hasSqlite, openSqliteSnapshot } from '../data/copy/from-sqlite.ts'
import type { Table, TableReader } from '../data/copy/tables.ts'
import type { Engine } from '../data/database.ts'
import { SHEETS_FOLDER } from '../files/protect-folder.ts'

/** One moment of a site that may be running: its rows, and the files that people have sent. */
export interface Snapshot {
  engine: Engine
  migrations: string[]
  /** Tables of rows, those first that others refer to. */
  tables: Table[]
  reader: TableReader
  files(): AsyncIterable<SentFile>
  close(): Promise<void>
}

export interface SentFile {
  /** 'avatars/….webp' for an upload, 'imports/….csv' for a spreadsheet that waits to be imported. */
  key: string
  bytes: Buffer
}

const KEY = /^[a-z]+\/[\w-]+\.(webp|png|csv|xlsx|xls)$/
export const isFileKey = (key: string) => KEY.test(key)

/** On PostgreSQL files are rows; in an archive, and on the other engine, they are files. */
const FILES = 'file_parts'

/** Opens the site of the environment. Throws a sentence where there is none. */
export async function openSite({ databaseUrl, dataFolder }: Place): Promise<Snapshot> {
  if (!databaseUrl && !hasSqlite(dataFolder)) {
    throw new Error(`there is no ${fileOfSqlite(dataFolder)}: KITLY_DATA or DATABASE_URL must name the site`)
  }
  const reader = databaseUrl ? await openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(dataFolder)
  try {
    const migrations = await reader.migrations()
    if (migrations.length === 0) throw new Error('the database is not one of Kitly: it has no migrations')
    const all = await reader.tables()
    const parts = databaseUrl ? all.find(({ name }) => name === FILES) : undefined
    return {
      engine: databaseUrl ? 'postgres' : 'sqlite',
      migrations,
      tables: all.filter(({ name }) => name !== FILES),
      reader,
      async *files() {
        const seen = new Set<string>()
        for await (const file of parts ? filesInTable(reader, parts) : []) {
          seen.add(file.key)
          yield file
        }
        // Pictures from before they went into the database or the bucket; on PostgreSQL spreadsheets here are copies.
        const uploads = join(dataFolder, 'uploads')
        for await (const file of filesIn(uploads, await namesIn(uploads))) {
          if (!seen.has(file.key)) yield file
        }
        if (!databaseUrl) yield* filesIn(dataFolder, [SHEETS_FOLDER])
      },
      close: () => reader.close(),
    }
  } catch (error) {
    await reader.close()
    throw error
  }
}

async function* filesInTable(reader: TableReader, table: Table): AsyncGenerator<SentFile> {
  const columns = ['key', 'part', 'content'].map((name) => table.columns.find((c) => c.name === name)!)
  let key = ''
  let parts: Buffer[] = []
  for await (const rows of reader.rows({ ...table, columns })) {
    for (const [next, , content] of rows as [string, number, string][]) {
      if (next !== key && isFileKey(key)) yield { key, bytes: Buffer.concat(parts) }
      if (next !== key) parts = []
      key = next
      parts.push(Buffer.from(content, 'base64'))
    }
  }
  if (isFileKey(key)) yield { key, bytes: Buffer.concat(parts) }
}

/** Files of these folders in a folder; what is deleted meanwhile is left out, and what is not ours. */
async function* filesIn(folder: string, names: string[]): AsyncGenerator<SentFile> {
  for (const name of names) {
    for (const file of await namesIn(join(folder, name))) {
      const key = `${name}/${file}`
      const bytes = isFileKey(key) ? await readFile(join(folder, key)).catch(unlessGone) : null
      if (bytes) yield { key, bytes }
    }
  }
}

const namesIn = async (folder: string) => ((await readdir(folder).catch(unlessGone)) ?? []).sort()

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
