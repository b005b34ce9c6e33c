import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../jobs/log.ts'

/** What only the owner may open: folders, and files. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

const FILES = ['kitly.db', 'kitly.db-wal', 'kitly.db-shm', 'secret']
/** Where spreadsheets wait that people have sent. */
export const SHEETS_FOLDER = 'imports'
/** Folders of files that say something of people. */
const FOLDERS = ['mail', 'incoming', SHEETS_FOLDER]

/**
 * Lets nobody but its owner into the data folder, of an earlier version's too. What belongs to somebody else, or lies on
 * a volume that has no such rights, is told and left as it is.
 */
export function protectFolder(dataFolder: string, log: Pick<Log, 'warn'>): void {
  // Windows has no such rights.
  if (!process.getuid) return
  const open: string[] = []
  const close = (path: string, mode: number) => {
    if (!tryToClose(path, mode)) open.push(path)
  }
  close(dataFolder, PRIVATE_FOLDER)
  for (const name of FILES) close(join(dataFolder, name), PRIVATE_FILE)
  for (const name of FOLDERS) {
    const folder = join(dataFolder, name)
    close(folder, PRIVATE_FOLDER)
    for (const file of filesOf(folder)) close(join(folder, file), PRIVATE_FILE)
  }
  if (open.length > 0) {
    log.warn(
      { paths: open.slice(0, 10), count: open.length },
      'others on this machine may open the data of Kitly',
    )
  }
}

const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Answers false when others may still open it. What is not there is closed. */
function tryToClose(path: string, mode: number): boolean {
  try {
    const { uid } = lstatSync(path)
    if (isClosed(path)) return true
    // The administrator of a machine could change what is somebody else's, and lock its owner out.
    if (uid !== process.getuid!()) return false
    chmodSync(path, mode)
    return isClosed(path)
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT'
  }
}

const isClosed = (path: string) => (statSync(path).mode & 0o077) === 0
