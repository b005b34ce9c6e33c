import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deleteFile, hasFile, insertFile, selectFile } from '../../../kernel/files/files.queries.ts'
import { PRIVATE_FOLDER } from '../../../kernel/files/protect-folder.ts'
import { deleteOldFiles } from '../../../kernel/files/receive-upload.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { typeOfName } from '../../../kernel/spreadsheets/read.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { AppError } from '../../../shared/errors.ts'
import { NO_FILE } from '../imports.contract.ts'
import type { StoredImport } from './imports.queries.ts'

/**
 * The spreadsheet of an import, from the upload to the end. It lies in the data folder; on PostgreSQL it is in the
 * database too, as long as others may go on with it, since the next step may come to another process.
 */

type Needs = Pick<Services, 'config' | 'database'>
type OfImport = Pick<StoredImport, 'id' | 'file_name'>

const folderOf = ({ config }: Pick<Needs, 'config'>) => join(config.dataFolder, 'imports')
const nameOf = ({ id, file_name }: OfImport) => id + typeOfName(file_name)
const keyOf = (row: OfImport) => `imports/${nameOf(row)}`

export const pathOf = (services: Pick<Needs, 'config'>, row: OfImport) =>
  join(folderOf(services), nameOf(row))

/** Keeps an uploaded file under the id of its import. Answers its path. */
export async function keepFile(services: Needs, file: UploadedFile | null, id: string) {
  if (!file || file.size === 0) throw new AppError('invalid', NO_FILE)
  const path = pathOf(services, { id, file_name: file.name })
  await mkdir(folderOf(services), { recursive: true, mode: PRIVATE_FOLDER })
  await rename(file.path, path)
  return { path, name: file.name }
}

/** Puts the file where other processes find it. */
export async function shareFile(services: Needs, row: OfImport): Promise<void> {
  const { engine, db } = services.database
  if (engine === 'postgres') await insertFile(db, keyOf(row), createReadStream(pathOf(services, row)))
}

/** Sees to it that this process has the file, which may have come to another one. */
export async function fetchFile(services: Needs, row: OfImport): Promise<void> {
  const { engine, db } = services.database
  const path = pathOf(services, row)
  const isHere = await access(path).then(
    () => true,
    () => false,
  )
  // What is nowhere is told as missing, and not as empty.
  if (isHere || engine !== 'postgres' || !(await hasFile(db, keyOf(row)))) return
  await mkdir(folderOf(services), { recursive: true, mode: PRIVATE_FOLDER })
  // Renamed when it is whole: half a file must not be taken for the file.
  await pipeline(Readable.from(selectFile(db, keyOf(row))), createWriteStream(`${path}.part`))
  await rename(`${path}.part`, path)
}

export async function forgetFile(services: Needs, row: OfImport): Promise<void> {
  const { engine, db } = services.database
  await rm(pathOf(services, row), { force: true })
  if (engine === 'postgres') await deleteFile(db, keyOf(row))
}

/** Deletes what this process has fetched or been sent, and another one has done with. */
export async function deleteCopies(services: Needs, olderThanMs: number): Promise<void> {
  if (services.database.engine === 'postgres') await deleteOldFiles(folderOf(services), olderThanMs)
}
