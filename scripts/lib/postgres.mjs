import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canInstall, installPackage } from './debian.mjs'
import { Failure, findOnPath } from './paths.mjs'
import { mustRun } from './run.mjs'
import { step } from './steps.mjs'

const DEBIAN = '/usr/lib/postgresql'
/** Ends a start that hangs: a busy machine may take a minute. */
const START_MS = 600_000

/**
 * A PostgreSQL for the tests: the one of TEST_DATABASE_URL, else a throw-away cluster of this machine's
 * binaries, on a free port of the loopback. Answers its address and a function that removes it. It is fast rather
 * than safe, unless `settings` say otherwise.
 */
export async function startPostgres(settings = {}) {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  let bin = findBinaries()
  if (!bin && canInstall()) {
    await step('Installing PostgreSQL from the package manager', () => installPackage('postgresql'))
    bin = findBinaries()
  }
  if (!bin) {
    throw new Failure(
      'The tests need PostgreSQL: install it (Debian: apt-get install postgresql), or name one in TEST_DATABASE_URL.',
    )
  }
  return await startCluster(bin, settings)
}

/** Whether there is one without installing anything. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL || findBinaries())

/** The folder with `initdb`, `postgres` and whatever else is needed: of the PATH, else Debian's newest. */
function findBinaries(...more) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = findOnPath('initdb')
  return [...(onPath ? [dirname(onPath)] : []), ...versions.map((v) => join(DEBIAN, v, 'bin'))].find(
    (folder) => ['initdb', 'postgres', 'pg_ctl', ...more].every((name) => existsSync(join(folder, name))),
  )
}

/** PostgreSQL refuses to run as root: whom it runs as instead. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].map((name) => users.find((u) => u.startsWith(`${name}:`))).find(Boolean)
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether a test may have a server that follows another one. */
export const hasReplica = () => Boolean(findBinaries('pg_basebackup'))

/** Whether a test may have a server of its own, which it stops and starts. */
export const hasOwnPostgres = () => Boolean(findBinaries())

/** A server for one test: its address, and functions that stop it at once, start it again, and remove it. */
// What it has answered must be there after it was stopped at once: that is what such tests are about.
export const startOwnPostgres = () => startCluster(findBinaries(), { synchronous_commit: 'on' })

/** A server that follows the one of an address, until it is promoted. */
export const startReplica = (url) =>
  startCluster(findBinaries('pg_basebackup'), { synchronous_commit: 'on' }, url)

// Waits on its input and so ends with whoever started it, however that ends.
const KEEPER = `
trap : INT TERM HUP
start() { postgres -D "$FOLDER/data" "$@" </dev/null & }
start "$@"
while read word; do
  case "$word" in
    stop) pg_ctl -D "$FOLDER/data" -m immediate stop >/dev/null 2>&1; echo stopped ;;
    start) start "$@" ;;
    promote) pg_ctl -D "$FOLDER/data" -w promote >/dev/null 2>&1; echo promoted ;;
  esac
done
pg_ctl -D "$FOLDER/data" -m immediate stop >/dev/null 2>&1
cd / && rm -rf "$FOLDER"
`

async function startCluster(bin, given, follows) {
  const user = unprivilegedUser()
  // A temporary folder of root's alone cannot be entered by whom it runs as.
  const folder = mkdtempSync(join(user.uid === undefined ? tmpdir() : '/tmp', 'kitly-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const env = { PATH: [bin, process.env.PATH].join(delimiter), FOLDER: folder, HOME: folder, LC_ALL: 'C' }
  const options = { cwd: folder, env, ...user }
  let keeper
  const stop = async () => {
    if (keeper && keeper.exitCode === null) {
      const ended = new Promise((resolve) => keeper.once('exit', resolve))
      keeper.stdin.end()
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const data = ['-D', join(folder, 'data')]
    const [program, args] = follows
      ? ['pg_basebackup', ['-d', follows, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync']]
      : ['initdb', ['-U', 'kitly', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']]
    await mustRun(join(bin, program), [...data, ...args], 'The test database could not be made.', options)
    const port = await freePort()
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // It would look around in each of some hundred small databases.
      autovacuum: 'off',
      jit: 'off',
      max_connections: 400,
      ...given,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Detached: Ctrl-C in the terminal must not reach it before those who use it.
    keeper = spawn('sh', ['-c', KEEPER, 'keeper', ...flags], {
      ...options,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    keeper.stdin.on('error', () => {})
    await untilReady(keeper)
    const say = (word) => keeper.stdin.write(`${word}\n`)
    return {
      url: `postgres://kitly@127.0.0.1:${port}/postgres`,
      stop,
      async goAway() {
        const gone = once(keeper.stdout, 'data')
        say('stop')
        await gone
      },
      /** Makes a replica a server of its own that takes writes. */
      async promote() {
        const promoted = once(keeper.stdout, 'data')
        say('promote')
        await promoted
      },
      async comeBack() {
        const ready = untilReady(keeper)
        say('start')
        await ready
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whoever comes too early is told so with the same word. */
const FAILED = /FATAL:(?!\s+the database system is)/

async function untilReady(keeper) {
  let log = ''
  const read = (chunk) => {
    if (log.length < 100_000) log += chunk
  }
  keeper.stderr.on('data', read)
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
    if (/ready to accept (read-only )?connections/.test(log)) return
    if (keeper.exitCode !== null || FAILED.test(log)) break
  }
  throw Object.assign(new Failure('The test database did not start.'), { output: log })
}

/** A port that nothing listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
