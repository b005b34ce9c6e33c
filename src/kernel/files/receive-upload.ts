import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import type { Endpoint, UploadedFile } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './protect-folder.ts'

/** Room for what multipart puts around a file, and for the form's other fields. */
const MARGIN_BYTES = 64_000
const FIELDS_MAX = 20
const FIELD_BYTES = 10_000
/** What a process that was killed has left behind is deleted after so long: no upload takes a day. */
const LEFTOVER_MS = 24 * 3600 * 1000

export interface ReceivedUpload {
  /** The form's other fields; of repeated ones the last. */
  fields: Record<string, string>
  /** Null when there is no file under the endpoint's name. */
  file: UploadedFile | null
  /** Deletes the temporary file, unless somebody has moved it away. */
  discard(): Promise<void>
}

const incomingFolder = (dataFolder: string) => join(dataFolder, 'incoming')

/**
 * Reads a multipart body as it comes: its file goes to a temporary file in the data folder, so that memory stays
 * flat and it can be renamed into place. Throws `unsupported_media_type`, `too_large` or `invalid`; whenever it
 * throws, also because the connection was cut, nothing is left behind.
 */
export async function receiveUpload(
  request: Request,
  { field, maxBytes, tooLarge }: NonNullable<Endpoint['upload']>,
  { dataFolder }: { dataFolder: string },
): Promise<ReceivedUpload> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('unsupported_media_type', 'The file must be sent as multipart/form-data')
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + MARGIN_BYTES) {
    throw new AppError('too_large', tooLarge)
  }
  const folder = incomingFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })

  const fields: Record<string, string> = Object.create(null)
  const cut = new AbortController()
  let storing: Promise<UploadedFile> | null = null
  const store = async (stream: BusboyFileStream, name: string, mimeType: string) => {
    const out = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE })
    await pipeline(stream, out, { signal: cut.signal })
    if (stream.truncated) throw new AppError('too_large', tooLarge)
    return { name, type: mimeType, size: out.bytesWritten, path }
  }
  /** Without a length in its head a body can go on for ever. */
  async function* bounded(body: AsyncIterable<Uint8Array>) {
    let size = 0
    for await (const chunk of body) {
      size += chunk.length
      if (size > maxBytes + MARGIN_BYTES) throw new AppError('too_large', tooLarge)
      yield chunk
    }
  }
  try {
    const parser = openParser(type, maxBytes)
    parser.on('field', (name, value) => {
      fields[name] = value
    })
    parser.on('file', (name, stream, fileName, _encoding, mimeType) => {
      // A field without a chosen file is sent with an empty name.
      if (name !== field || storing || !fileName) return stream.resume()
      storing = store(stream, fileName, mimeType)
      // Its stream is gone with it, and the parser would wait for that one for ever.
      storing.catch((error) => parser.destroy(error))
    })
    const body = request.body ? Readable.fromWeb(request.body as never) : Readable.from([])
    await pipeline(body, bounded, parser)
    return { fields, file: await storing, discard }
  } catch (error) {
    cut.abort()
    await (storing as Promise<UploadedFile> | null)?.catch(() => {})
    await discard()
    if (error instanceof AppError || isOfDisk(error)) throw error
    throw new AppError('invalid', 'The upload is not complete, or not valid multipart/form-data')
  }
}

/** A full or broken disk is no fault of the sender. */
const isOfDisk = (error: unknown) =>
  /^(ENOSPC|EDQUOT|EIO|EROFS|EACCES|EMFILE)$/.test((error as { code?: string }).code ?? '')

function openParser(contentType: string, maxBytes: number) {
  return new Busboy({
    headers: { 'content-type': contentType } as BusboyHeaders,
    limits: { fileSize: maxBytes, files: 5, fields: FIELDS_MAX, fieldSize: FIELD_BYTES, headerPairs: 50 },
  })
}

/** Deletes what uploads have left in the data folder when the process was killed. */
export const deleteLeftovers = (dataFolder: string) => deleteOldFiles(incomingFolder(dataFolder), LEFTOVER_MS)

/** Deletes the files of a folder that nobody has written for so long. */
export async function deleteOldFiles(folder: string, olderThanMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > olderThanMs) await rm(path, { force: true })
  }
}
