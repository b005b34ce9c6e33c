import { AppError, UNAVAILABLE } from '../../shared/errors.ts'

/** What can be missing while the program runs, and comes back by itself: the database, or room on a disk. */
export type Outage = 'database' | 'disk'

/** What a database tells of its outages. */
export interface DatabaseEvents {
  /** The server is away: from now on everything fails at once. */
  onAway?: (error: Error) => void
  onBack?: () => void
  /** The replica is away: until it is back everything is read from the primary. */
  onReplicaAway?: (error: Error) => void
  onReplicaBack?: () => void
  /** There was no room for a write. */
  onFull?: (error: Error) => void
}

/** What a caller is told, and after how many seconds another try may help. */
const ANSWERS: Record<Outage, [message: string, retryAfter: number]> = {
  database: [UNAVAILABLE, 5],
  disk: ['Nothing can be stored right now: the disk of the server is full. Please try again later.', 60],
}

/** Node's socket errors, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
const LOST_CODE =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|53...|57P..)$/
/** What the drivers say where there is no code. */
const LOST_MESSAGE = new RegExp(
  [
    'Connection terminated',
    'connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'driver has already been destroyed',
    'database is locked',
  ].join('|'),
)
/** A file that cannot grow, for want of room or by a quota; PostgreSQL's word for the same. */
const FULL_CODE = /^(ENOSPC|EDQUOT|53100)$/
/** SQLite's own numbers: SQLITE_FULL, and the file of shared memory that cannot grow. */
const FULL_SQLITE = [13, 4874]

/** The outage that an error tells of, itself or by its cause; null for any other fault. */
export function outageOf(error: unknown, depth = 0): Outage | null {
  if (typeof error !== 'object' || error === null || depth > 5) return null
  const {
    code,
    errcode,
    message = '',
    cause,
    errors,
  } = error as Error & {
    code?: unknown
    errcode?: number
    errors?: unknown[]
  }
  const name = String(code ?? '')
  if (FULL_CODE.test(name) || (name === 'ERR_SQLITE_ERROR' && FULL_SQLITE.includes(errcode ?? 0)))
    return 'disk'
  if (LOST_CODE.test(name) || LOST_MESSAGE.test(message)) return 'database'
  return outageOf(cause ?? errors?.[0], depth + 1)
}

/** What a request that met an outage is answered. */
export function unavailable(outage: Outage): AppError {
  const [message, retryAfter] = ANSWERS[outage]
  return new AppError('unavailable', message, undefined, retryAfter)
}
