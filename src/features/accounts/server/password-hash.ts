import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '../../../shared/errors.ts'

const derive = promisify(argon2)

/** What OWASP asks for at least of Argon2id: 19 MiB, two passes, one lane. Memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/**
 * Hashes that run at the same moment. They work on other threads, but the threads share the processor: one core is
 * left to the thread that answers, and the pool also compresses pages and reads files.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Beyond so many waiting, an answer would come after the person has gone. */
const WAITING = 400

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) {
      throw new AppError('unavailable', 'Many people are signing in right now. Please try again in a moment.')
    }
    // Whoever ends hands its place on, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** '$argon2id$v=19$m=…,t=…,p=…$salt$tag': the cost stands in it, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await inTurn(() =>
    derive('argon2id', { ...COST, message: normalized(password), nonce, tagLength: TAG_BYTES }),
  )
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Whether a password is the one of a hash; false for what is no hash of ours. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORMAT.exec(hash) ?? []
  if (tag === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await inTurn(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: normalized(password),
      nonce: Buffer.from(salt!, 'base64'),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(actual, expected)
}

/** The same password typed on another keyboard may come as other code points. */
const normalized = (password: string) => password.normalize('NFKC')
