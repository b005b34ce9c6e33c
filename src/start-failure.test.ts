import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDataFolder, createPostgresDatabase, createTestApp, testEnvironment } from '../test/app.ts'
import { createLine } from '../test/line.ts'
import { onServer, POSTGRES_URL } from '../test/postgres.ts'
import { explainStart } from './start-failure.ts'

interface End {
  code: number
  output: string[]
}

/** Starts the program as a process of its own, which is expected to end by itself. */
function start(env: Record<string, string>, before: string[] = []): Promise<End> {
  const program = join(import.meta.dirname, '..', 'test', 'programs', 'start.ts')
  const [file, ...args] = [...before, process.execPath, program]
  return new Promise((resolve) => {
    const child = execFile(
      file!,
      args,
      { env: { ...process.env, NODE_OPTIONS: '', KITLY_LOG: 'info', ...env }, timeout: 600_000 },
      (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}`.trim().split('\n') }),
    )
  })
}

/** One sentence with what matters, an end that says so, and nothing of the inside. */
function expectSentence({ code, output }: End, ...parts: (string | RegExp)[]) {
  expect(output).toEqual([expect.stringMatching(/^Kitly did not start: .+[.)]$/)])
  for (const part of parts) expect(output[0]).toMatch(part)
  expect(code).toBe(1)
}

const isRoot = process.getuid?.() === 0
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
const readOnly =
  'mount --bind "$KITLY_DATA" "$KITLY_DATA" && mount -o remount,bind,ro "$KITLY_DATA" && exec "$@"'
const NO_SERVER = { DATABASE_URL: '' }

describe('a start that cannot be', () => {
  test('names a data folder that is a file', async () => {
    const file = join(await createDataFolder(), 'file')
    writeFileSync(file, '')
    expectSentence(await start({ ...NO_SERVER, KITLY_DATA: file }), 'KITLY_DATA', file)
  })

  test.skipIf(!canMount)('names a data folder that is mounted for reading alone', async () => {
    const env = await testEnvironment({ ...NO_SERVER, KITLY_LOG: 'info' })
    const end = await start(env, ['unshare', '-rm', 'sh', '-c', readOnly, 'sh'])
    expectSentence(end, 'KITLY_DATA', env.KITLY_DATA!, 'cannot write')
  })

  test.skipIf(isRoot)('names a data folder that belongs to somebody else', async () => {
    const env = await testEnvironment({ ...NO_SERVER, KITLY_LOG: 'info' })
    await chmod(env.KITLY_DATA!, 0o500)
    const end = await start(env)
    await chmod(env.KITLY_DATA!, 0o700)
    expectSentence(end, 'KITLY_DATA', env.KITLY_DATA!, 'cannot write')
  })

  test('names a file that is no database', async () => {
    const env = await testEnvironment({ ...NO_SERVER, KITLY_LOG: 'info' })
    const file = join(env.KITLY_DATA!, 'kitly.db')
    await writeFile(file, 'Not a database at all, though it has some length. '.repeat(100))
    expectSentence(await start(env), file, 'is damaged')
  })

  test('names a database that is a folder', async () => {
    const env = await testEnvironment({ ...NO_SERVER, KITLY_LOG: 'info' })
    const file = join(env.KITLY_DATA!, 'kitly.db')
    mkdirSync(file)
    expectSentence(await start(env), file, 'cannot be opened')
  })

  test.skipIf(POSTGRES_URL)('names a database of which a part is broken', async () => {
    const env = await testEnvironment({ KITLY_LOG: 'info' })
    const app = await createTestApp({ ...env, KITLY_LOG: 'silent' })
    await app.close()
    const file = join(env.KITLY_DATA!, 'kitly.db')
    const bytes = await readFile(file)
    await copyFile(file, `${file}.whole`)
    // All but the first page, where it says what it is.
    await writeFile(file, bytes.fill(0x5a, 4096))
    expectSentence(await start(env), file, 'is damaged')
    await copyFile(`${file}.whole`, file)
    expect((await start(env)).output.at(-1)).toBe('ready')
  })

  test('names the migration that a newer version has made', async () => {
    const env = await testEnvironment()
    const app = await createTestApp(env)
    const { db } = app.services.database
    await db.schema.createTable('of_the_future').addColumn('id', 'integer').execute()
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '999-future', timestamp: new Date().toISOString() } as never)
      .execute()
    await app.close()
    const where = POSTGRES_URL ? new URL(env.DATABASE_URL!).host : join(env.KITLY_DATA!, 'kitly.db')
    expectSentence(await start({ ...env, KITLY_LOG: 'info' }), where, '999-future', 'newer version of Kitly')
  })
})

describe('a start without PostgreSQL', () => {
  test('names the server that nobody answers for', async () => {
    const line = await createLine('127.0.0.1', 1)
    await line.cut()
    const env = await testEnvironment({ DATABASE_URL: `postgres://ada:hidden@127.0.0.1:${line.port}/kitly` })
    const end = await start({ ...env, KITLY_LOG: 'info' })
    expectSentence(
      end,
      'DATABASE_URL',
      `ada@127.0.0.1:${line.port}/kitly`,
      'cannot be reached',
      'ECONNREFUSED',
    )
    expect(end.output[0]).not.toContain('hidden')
  })

  test('names the server that hangs', async () => {
    const line = await createLine('127.0.0.1', 1)
    line.freeze()
    const env = await testEnvironment({ DATABASE_URL: `postgres://127.0.0.1:${line.port}/kitly` })
    const end = await start({ ...env, KITLY_LOG: 'info' })
    expectSentence(end, 'DATABASE_URL', `127.0.0.1:${line.port}/kitly`, 'cannot be reached')
    await line.cut()
  })

  test.runIf(POSTGRES_URL)('names the database that is not there', async () => {
    const url = new URL(await createPostgresDatabase())
    url.pathname = '/not_there'
    const end = await start({ ...(await testEnvironment({ DATABASE_URL: url.href })), KITLY_LOG: 'info' })
    expectSentence(end, 'DATABASE_URL', 'refuses', 'not_there')
  })

  test.runIf(POSTGRES_URL)('names the user who is refused', async () => {
    await onServer('create role locked_out nologin').catch(() => {})
    const url = new URL(await createPostgresDatabase())
    url.username = 'locked_out'
    const end = await start({ ...(await testEnvironment({ DATABASE_URL: url.href })), KITLY_LOG: 'info' })
    expectSentence(end, 'DATABASE_URL', 'refuses', 'locked_out')
  })

  test.each([
    ['28P01', 'password authentication failed for user "ada"', /refuses: password authentication failed/],
    ['28000', 'no pg_hba.conf entry', /refuses: no pg_hba/],
  ])('says why it is refused: %s', (code, message, sentence) => {
    const place = { databaseUrl: 'postgres://ada:hidden@db.example/kitly', dataFolder: '/data' }
    const told = explainStart(Object.assign(new Error(message), { code }), place)
    expect(told.message).toMatch(sentence)
    expect(told.message).toContain('DATABASE_URL: PostgreSQL at ada@db.example/kitly')
    expect(told.message).not.toContain('hidden')
  })
})
