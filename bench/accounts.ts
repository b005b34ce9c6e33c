import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { insertUser, upsertPassword } from '../src/features/accounts/server/accounts.queries.ts'
import { hashPassword } from '../src/features/accounts/server/passwords/password-hash.ts'
import { openDatabase } from '../src/kernel/data/database.ts'
import { migrate } from '../src/kernel/data/migrate.ts'
import { type Cores, chooseCores, machineLine, temporaryFolder } from './machine.ts'
import { ms } from './report.ts'
import { type Server, startKitly } from './servers.ts'
import { quantile } from './timing.ts'

/** What accounts cost, and what they cost others. `node bench/accounts.ts` measures this alone. */
export interface AccountFigures {
  /** GET /api/users/me with a session cookie, the program on one core. */
  mePerSecond: number
  /** Milliseconds of public answers while nobody signs in, and while 50 people a second do. */
  publicAlone: number
  publicDuring: number
  signInMedian: number
  signInP99: number
  failed: number
}

const PEOPLE = 50
const SIGN_INS_PER_SECOND = 50
const PUBLIC_PER_SECOND = 100
const PASSWORD = 'correct horse 7 battery'
/** Answers that are kept, and some that are not. */
const PUBLIC = ['/', '/tools', '/api/tools?limit=24', '/api/tools?limit=24&search=video']

export async function measureAccounts(cores: Cores, seconds: number): Promise<AccountFigures> {
  const folder = temporaryFolder()
  const settings = { KITLY_STARTER: '1', KITLY_LOG: 'warn' }
  try {
    const people = await fillAccounts(folder)
    let kitly = await startKitly(cores, folder, settings)
    const mePerSecond = await measureMe(kitly, people[0]!, seconds).finally(() => kitly.stop())
    // Hashing has threads of its own: held on one core they would only wait for each other.
    kitly = await startKitly({ ...cores, server: cores.all }, folder, settings)
    try {
      // The first sign-in after a start also loads what only sign-ins need.
      await signIn(kitly, people[0]!)
      await answerTimes(kitly, 1)
      const alone = await answerTimes(kitly, seconds)
      const [during, signIns] = await Promise.all([
        answerTimes(kitly, seconds),
        signInTimes(kitly, people, seconds),
      ])
      return {
        mePerSecond,
        publicAlone: quantile(alone, 0.99),
        publicDuring: quantile(during, 0.99),
        signInMedian: quantile(signIns.times, 0.5),
        signInP99: quantile(signIns.times, 0.99),
        failed: signIns.failed,
      }
    } finally {
      await kitly.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes accounts that can sign in; answers their addresses. */
async function fillAccounts(dataFolder: string): Promise<string[]> {
  const database = openDatabase({ dataFolder })
  await migrate(database)
  const hash = await hashPassword(PASSWORD)
  const emails = Array.from({ length: PEOPLE }, (_, i) => `person${i}@example.com`)
  await database.db.transaction().execute(async (tx) => {
    for (const email of emails) {
      await upsertPassword(tx, await insertUser(tx, { name: email, email, email_verified: true }), hash)
    }
  })
  await database.close()
  return emails
}

/** Connections of their own, as different people have: who signs in must not keep others from asking. */
const AGENTS = { GET: new Agent({ keepAlive: true }), POST: new Agent({ keepAlive: true }) }

/** One request; answers its status, its cookies and how many milliseconds it took. */
function send(server: Server, method: 'GET' | 'POST', path: string, body?: object) {
  return new Promise<{ status: number; cookies: string[]; took: number }>((resolve, reject) => {
    const start = performance.now()
    request(
      server.url + path,
      { method, agent: AGENTS[method], headers: body ? { 'content-type': 'application/json' } : {} },
      (response) => {
        response.resume()
        response.once('end', () =>
          resolve({
            status: response.statusCode!,
            cookies: response.headers['set-cookie'] ?? [],
            took: performance.now() - start,
          }),
        )
      },
    )
      .once('error', reject)
      .end(body && JSON.stringify(body))
  })
}

const signIn = (server: Server, email: string) =>
  send(server, 'POST', '/api/auth/signin', { email, password: PASSWORD })

async function measureMe(server: Server, email: string, seconds: number): Promise<number> {
  const { cookies } = await signIn(server, email)
  const cookie = cookies.map((c) => c.split(';')[0]).join('; ')
  const load = async () => {
    let answers = 0
    const start = performance.now()
    const running = autocannon({
      url: server.url,
      connections: 32,
      duration: seconds,
      requests: [{ path: '/api/users/me', headers: { cookie } }],
    })
    running.on('response', () => answers++)
    const { errors, non2xx } = await running
    if (errors + non2xx > 0) throw new Error(`${errors + non2xx} answers to the signed-in person failed`)
    return (answers * 1000) / (performance.now() - start)
  }
  await load()
  return await load()
}

/** Calls `work` so often a second, whether or not the answers keep up. */
async function atRate(perSecond: number, seconds: number, work: (n: number) => Promise<void>): Promise<void> {
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    const wait = start + (n * 1000) / perSecond - performance.now()
    if (wait > 0) await sleep(wait)
    running.push(work(n))
  }
  await Promise.all(running)
}

async function answerTimes(server: Server, seconds: number): Promise<number[]> {
  const times: number[] = []
  await atRate(PUBLIC_PER_SECOND, seconds, async (n) => {
    times.push((await send(server, 'GET', PUBLIC[n % PUBLIC.length]!)).took)
  })
  return times
}

async function signInTimes(server: Server, people: string[], seconds: number) {
  const times: number[] = []
  let failed = 0
  await atRate(SIGN_INS_PER_SECOND, seconds, async (n) => {
    const { status, took } = await signIn(server, people[n % people.length]!)
    if (status === 200) times.push(took)
    else failed++
  })
  return { times, failed }
}

export const accountLines = (f: AccountFigures): string =>
  [
    `GET /api/users/me, signed in, one core: ${Math.round(f.mePerSecond).toLocaleString('en')} requests/s`,
    `public answers, p99: ${ms(f.publicAlone)} ms alone, ${ms(f.publicDuring)} ms during ${SIGN_INS_PER_SECOND} sign-ins/s`,
    `those sign-ins: median ${ms(f.signInMedian)} ms, p99 ${ms(f.signInP99)} ms, ${f.failed} refused`,
  ].join('\n')

if (process.argv[1] === import.meta.filename) {
  console.log(machineLine())
  console.log(accountLines(await measureAccounts(chooseCores(), 5)))
}
