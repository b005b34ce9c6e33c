import type { Program } from '../../src/program.ts'
import type { OpenApiDocument } from '../../src/shared/openapi.ts'
import type { Random } from '../seeded.ts'
import { addressFor } from './addresses.ts'
import { Callers, ROLES, type Role } from './callers.ts'
import { Known } from './known.ts'
import { Outcome } from './outcome.ts'
import { type FuzzRequest, type Operation, operationsOf, requestFor } from './requests.ts'
import { closeConnections, isSendable, send } from './send.ts'

const AT_ONCE = 4
/** Of all requests; the others are made from the document. */
const PAGES_SHARE = 0.08
/** How much is wrong with a request: every third is as it should be, so that there is something to find. */
const HARMS = [0, 0.08, 0.25]

interface Fuzz {
  program: Program
  port: number
  document: OpenApiDocument
  /** Paths of all screens. */
  screens: string[]
  seed: number
  requests: number
  until: number
  /** The random numbers of the n-th request. */
  random(n: number): Random
}

/** Sends the requests; answers what came of them, and how many fell short. */
export async function fuzz({ program, port, document, screens, seed, requests, until, random }: Fuzz) {
  const operations = operationsOf(document)
  const callers = new Callers(program)
  const known = new Known()
  const outcome = new Outcome()
  const crash = (error: unknown) =>
    outcome.fallShort('crash of the process', String((error as Error)?.stack ?? error))
  process.on('uncaughtException', crash).on('unhandledRejection', crash)

  let next = 0
  const one = async (n: number) => {
    const own = random(n)
    const role = ROLES[n % ROLES.length]!
    const operation = own.chance(PAGES_SHARE) ? undefined : operationOf(n, operations)
    const harm = own.pick(HARMS)
    const request = operation ? requestFor(operation, { random: own, known, harm }) : addressFor(screens, own)
    if (!isSendable(request)) throw new Error(`made an address that cannot be sent: ${request.path}`)
    const headers = { ...(await callers.headersOf(role)), ...request.headers }
    const answer = await send(port, { ...request, headers })
    outcome.add(role, request, answer, operation ? `${operation.method} ${operation.path}` : 'a page')
    if (answer.status < 300 && operation) learn(answer.text, known, own)
    if (isRefused(role, operation, answer.status, request)) callers.replace(role)
  }
  const all = Array.from({ length: AT_ONCE }, async () => {
    while (next < requests && Date.now() < until) await one(next++)
  })
  try {
    await Promise.all(all)
    await stillAnswers(port, outcome)
  } finally {
    closeConnections()
    process.off('uncaughtException', crash).off('unhandledRejection', crash)
  }
  if (outcome.requests < requests)
    outcome.fallShort('out of time', `${outcome.requests} of ${requests} requests sent`)
  const { engine } = program.services.database
  const head = `${engine}: ${outcome.requests} requests, seed ${seed}, ${operations.length} operations`
  return { failed: outcome.failed, lines: [head, ...outcome.lines(ROLES), `${outcome.failed} fell short`] }
}

/** Each in turn, and each by every kind of caller, so that all have their share. */
const operationOf = (n: number, operations: Operation[]) =>
  operations[Math.floor(n / ROLES.length) % operations.length]!

function learn(text: string, known: Known, random: Random) {
  try {
    known.learn(JSON.parse(text), random)
  } catch {
    // A file.
  }
}

/** Whether a signed-in caller is so no more: by its own request, as a rule. */
function isRefused(
  role: Role,
  operation: Operation | undefined,
  status: number,
  { headers }: FuzzRequest,
): boolean {
  if (role === 'visitor' || !operation || headers.cookie) return false
  return status === 401 || (status === 403 && role === 'administrator')
}

async function stillAnswers(port: number, outcome: Outcome) {
  const { status } = await send(port, { method: 'GET', path: '/api/tools', headers: {}, body: undefined })
  if (status !== 200) outcome.fallShort('the end', `the site answered ${status} after all this`)
}
