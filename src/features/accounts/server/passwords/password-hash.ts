import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { BackgroundThread } from '../../../../kernel/jobs/background-thread.ts'
import type { KeyJob } from './password-hash.worker.ts'

/**
 * What OWASP asks for at least of Argon2id; of its equal choices the one of least memory, which is also the quickest,
 * since it stays in the processor's cache. Memory in KiB.
 */
const COST = { memory: 7_168, passes: 5, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** One core is left to the thread that answers; nobody needs more than a few hundred sign-ins a second. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))

const threads = Array.from(
  { length: THREADS },
  () =>
    new BackgroundThread<KeyJob, Uint8Array>({
      file: new URL('./password-hash.worker.ts', import.meta.url),
      // Beyond so many waiting, an answer would come after the person has gone.
      waitingMax: 400 / THREADS,
      busyMessage: 'Many people are signing in right now. Please try again in a moment.',
      idleMs: 60_000,
      stuckMs: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
    }),
)

async function derive(job: KeyJob): Promise<Uint8Array> {
  const least = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a))
  return await least.run(job)
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** '$argon2id$v=19$m=…,t=…,p=…$salt$tag': the cost stands in it, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await derive({ ...COST, message: normalized(password), nonce, tagLength: TAG_BYTES })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Whether a password is the one of a hash; false for what is no hash of ours. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORMAT.exec(hash) ?? []
  if (tag === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive({
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: normalized(password),
    nonce: Buffer.from(salt!, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** The same password typed on another keyboard may come as other code points. */
const normalized = (password: string) => password.normalize('NFKC')
