import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../../config.ts'
import { fileOfSqlite, hasSqlite } from '../data/copy/from-sqlite.ts'
import { PostgresWriter } from '../data/copy/into-postgres.ts'
import { SqliteWriter } from '../data/copy/into-sqlite.ts'
import type { TableWriter } from '../data/copy/tables.ts'
import { insertFile } from '../files/files.queries.ts'
import { SHEETS_FOLDER } from '../files/protect-folder.ts'
import { secretFile, writeSecret } from '../files/secret-file.ts'
import { Uploads } from '../files/uploads.ts'
import type { SentFile } from './site.ts'

/** A place where a site is made: nothing of it counts before the end, and nothing is left of what fails. */
export interface Target {
  writer: TableWriter
  /** Stores a file where the program will look for it. */
  put(file: SentFile): Promise<void>
  /** Makes it count; `secret` is kept in the data folder. */
  finish(secret: string | null): Promise<void>
  abandon(): Promise<void>
}

/** Opens the place of the environment. Refuses one where there is a site already. */
export const openTarget = (place: Place): Promise<Target> =>
  place.databaseUrl ? openPostgres(place, place.databaseUrl) : openFolder(place)

/** Folders in which a site is made before it counts. */
const STAGING = '.restoring-'

async function openFolder({ dataFolder, s3 }: Place): Promise<Target> {
  if (hasSqlite(dataFolder)) throw taken(fileOfSqlite(dataFolder))
  for (const name of ['uploads', SHEETS_FOLDER]) {
    const files = await readdir(join(dataFolder, name)).catch(() => [])
    if (files.length > 0) throw taken(join(dataFolder, name))
  }
  await mkdir(dataFolder, { recursive: true })
  // What an interrupted one has left.
  const left = (await readdir(dataFolder)).filter((name) => name.startsWith(STAGING))
  for (const name of left) await rm(join(dataFolder, name), { recursive: true, force: true })
  const staging = await mkdtemp(join(dataFolder, STAGING))
  const writer = new SqliteWriter(staging)
  const pictures = new Pictures(s3, new Uploads({ s3, dataFolder: staging }, { engine: 'sqlite' }))
  return {
    writer,
    async put({ key, bytes }) {
      if (!isSheet(key)) return await pictures.put(key, bytes)
      await mkdir(join(staging, SHEETS_FOLDER), { recursive: true })
      await writeFile(join(staging, key), bytes)
    },
    async finish(secret) {
      await writer.finish()
      if (secret !== null) writeSecret(staging, secret)
      if (hasSqlite(dataFolder)) throw taken(fileOfSqlite(dataFolder))
      await moveAll(staging, dataFolder)
      await rm(staging, { recursive: true, force: true })
    },
    async abandon() {
      await writer.abandon()
      await rm(staging, { recursive: true, force: true })
      await pictures.takeBack()
    },
  }
}

/** Moves everything; the database, without which the rest is no site, comes last. */
async function moveAll(from: string, to: string): Promise<void> {
  const database = fileOfSqlite('')
  const names = (await readdir(from)).filter((name) => name !== database)
  const moved: string[] = []
  try {
    for (const name of [...names, database]) {
      await rename(join(from, name), join(to, name))
      moved.push(name)
    }
  } catch (error) {
    for (const name of moved) await rm(join(to, name), { recursive: true, force: true })
    throw error
  }
}

async function openPostgres({ dataFolder, s3 }: Place, databaseUrl: string): Promise<Target> {
  const writer = await PostgresWriter.open(databaseUrl)
  if (Array.isArray(writer)) throw taken(`the database of DATABASE_URL (it has the table ${writer[0]})`)
  const pictures = new Pictures(s3, new Uploads({ s3, dataFolder }, writer))
  let isSecretWritten = false
  return {
    writer,
    put: ({ key, bytes }) => (isSheet(key) ? insertFile(writer.db, key, [bytes]) : pictures.put(key, bytes)),
    async finish(secret) {
      if (secret !== null) {
        await mkdir(dataFolder, { recursive: true, mode: 0o700 })
        writeSecret(dataFolder, secret)
        isSecretWritten = true
      }
      await writer.finish()
    },
    async abandon() {
      await writer.abandon()
      if (isSecretWritten) await rm(secretFile(dataFolder), { force: true })
      await pictures.takeBack()
    },
  }
}

const taken = (what: string) => new Error(`there is a site already: ${what}. Nothing is written over it`)
const isSheet = (key: string) => key.startsWith(`${SHEETS_FOLDER}/`)

/** Uploads on their way. In a bucket they are there at once, and are taken back if the rest fails. */
class Pictures {
  readonly #uploads: Uploads
  readonly #isBucket: boolean
  readonly #added: string[] = []

  constructor(s3: Place['s3'], uploads: Uploads) {
    this.#isBucket = s3 !== null
    this.#uploads = uploads
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (this.#isBucket && (await this.#uploads.get(key))) return
    const address = await this.#uploads.put(key, bytes)
    if (this.#isBucket) this.#added.push(address)
  }

  async takeBack(): Promise<void> {
    for (const address of this.#added) await this.#uploads.delete(address)
  }
}
