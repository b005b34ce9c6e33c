import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FOLDER } from './protect-folder.ts'

/** Makes the data folder if it is not there. Throws a sentence with its path when it is of no use. */
export function openFolder(path: string, { isWritten }: { isWritten: boolean }): void {
  const refuse = (what: string, error: unknown) =>
    new Error(`KITLY_DATA: ${path} ${what} (${(error as Error).message})`)
  try {
    mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
    readdirSync(path)
  } catch (error) {
    throw refuse(
      existsSync(path) ? 'is no folder that can be read' : 'is a folder that cannot be made',
      error,
    )
  }
  if (!isWritten) return
  // Tried, since no look at rights tells of a place that is mounted for reading alone.
  const probe = join(path, `start-${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw refuse('is a folder that Kitly cannot write', error)
  }
}
