import { join } from 'node:path'
import type { Config } from './config.ts'
import { outageOf } from './kernel/data/outage.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>
type Fault = Error & { code?: string; errcode?: number; errors?: Error[] }

/** SQLite's numbers: a file that is broken, and one that never was a database. */
const DAMAGED = [11, 26]
/** A file that cannot be opened, or not be written: SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN. */
const FORBIDDEN = [3, 8, 14]
/** What the migrations say of a database that has one which this program does not. */
const NEWER = /previously executed migration (\S+) is missing/

/**
 * Why the program could not open its database, in a sentence that names the place and what to do; the error itself
 * where the place is not to blame.
 */
export function explainStart(error: unknown, place: Place): Error {
  const sentence = sentenceFor(error as Fault, place)
  return sentence === null ? (error as Error) : new Error(sentence, { cause: error })
}

function sentenceFor(error: Fault, { databaseUrl, dataFolder }: Place): string | null {
  const file = join(dataFolder, 'kitly.db')
  const where = databaseUrl ? `DATABASE_URL: the database ${nameOf(databaseUrl)}` : `The database ${file}`
  const newer = NEWER.exec(error.message)?.[1]
  if (newer) {
    return `${where} was last used by a newer version of Kitly: it has the migration ${newer}, which this version does not know. Start the newer version, or restore a backup of before it.`
  }
  if (outageOf(error) === 'disk') {
    return `${where} cannot be written: the disk is full (${reasonOf(error)}).`
  }
  return databaseUrl ? ofServer(error, databaseUrl) : ofFile(error, file)
}

function ofFile(error: Fault, file: string): string | null {
  if (error.code !== 'ERR_SQLITE_ERROR') return null
  const kind = (error.errcode ?? 0) & 0xff
  if (DAMAGED.includes(kind)) {
    return `The database ${file} is damaged (${error.message}). Restore a backup, or move the file away to begin with an empty one.`
  }
  if (FORBIDDEN.includes(kind)) {
    return `The database ${file} cannot be opened for writing (${error.message}). KITLY_DATA must name a folder that Kitly may write, with all that is in it.`
  }
  return null
}

/** PostgreSQL's classes 28 (who may sign in) and 3D (no such database), and insufficient rights. */
const REFUSED = /^(28...|3D...|42501)$/

function ofServer(error: Fault, databaseUrl: string): string | null {
  const name = nameOf(databaseUrl)
  // What went wrong when it was asked whether it is there tells more than that it is not.
  const cause = (error.cause ?? error) as Fault
  if (REFUSED.test(cause.code ?? ''))
    return `DATABASE_URL: PostgreSQL at ${name} refuses: ${reasonOf(cause)}.`
  if (outageOf(error) === null) return null
  return `DATABASE_URL: PostgreSQL at ${name} cannot be reached (${reasonOf(cause)}).`
}

/** Where it is and who signs in, without the password. */
function nameOf(databaseUrl: string): string {
  const { username, host, pathname } = new URL(databaseUrl)
  return `${username ? `${decodeURIComponent(username)}@` : ''}${host}${pathname}`
}

/** An error of several tries has no message of its own. */
const reasonOf = ({ message, code, errors }: Fault): string =>
  message || errors?.map((each) => each.message).join('; ') || code || 'no reason given'
