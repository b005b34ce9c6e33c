import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDataFolder, createTestApp, type TestApp } from '../../../test/app.ts'
import { createUploader, toolsCsv } from '../../../test/imports.ts'
import { mailTo } from '../../../test/people.ts'
import { createLog, type Log } from '../jobs/log.ts'

const SECRET = 'a secret that this installation has made'
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** The rights of all that a running program has put into its data folder. */
function modesOf({ services }: TestApp): Record<string, string> {
  const { dataFolder } = services.config
  const names = ['.', 'kitly.db', 'kitly.db-wal', 'kitly.db-shm', 'secret', 'mail', 'incoming', 'imports']
  const there = names.filter((name) => existsSync(join(dataFolder, name)))
  return Object.fromEntries(there.map((name) => [name, modeOf(join(dataFolder, name))]))
}

const CLOSED = { '.': '700', secret: '600', mail: '700', incoming: '700' }
const DATABASE = { 'kitly.db': '600', 'kitly.db-wal': '600', 'kitly.db-shm': '600' }
const expected = (app: TestApp) => ({ ...CLOSED, ...(app.services.database.engine === 'sqlite' && DATABASE) })

async function withMail(app: TestApp) {
  const to = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await app.services.mail.queue(app.services.database.db, to)
  await mailTo(app, to.to)
}

test('a new data folder opens to nobody but its owner', async () => {
  const app = await createTestApp({ KITLY_DATA: join(await createDataFolder(), 'deeper', 'data') })
  await withMail(app)
  const uploader = await createUploader(app)
  const upload = await uploader.uploadRaw(toolsCsv([{ 'Tool Name': 'Any' }]))
  expect(upload.status).toBe(201)
  expect(modesOf(app)).toEqual({ ...expected(app), imports: '700' })
  const { dataFolder } = app.services.config
  for (const name of ['mail', 'imports']) {
    const files = readdirSync(join(dataFolder, name))
    expect(files).toHaveLength(1)
    expect(modeOf(join(dataFolder, name, files[0]!))).toBe('600')
  }
})

test('one of an earlier version is closed at the start, with what is in it', async () => {
  const folder = await createDataFolder()
  const before = await createTestApp({ KITLY_DATA: folder })
  await withMail(before)
  await before.close()
  for (const name of ['mail', 'incoming']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'secret'), SECRET)
  const letter = join(folder, 'mail', 'old.eml')
  const upload = join(folder, 'incoming', 'old')
  for (const file of [letter, upload]) writeFileSync(file, 'somebody')
  for (const name of ['.', 'mail', 'incoming']) chmodSync(join(folder, name), 0o755)
  for (const name of ['secret', 'kitly.db', 'mail/old.eml', 'incoming/old']) {
    if (existsSync(join(folder, name))) chmodSync(join(folder, name), 0o644)
  }
  const app = await createTestApp({
    KITLY_DATA: folder,
    ...(before.services.config.databaseUrl && { DATABASE_URL: before.services.config.databaseUrl }),
  })
  expect(app.services.config.secret).toBe(SECRET)
  expect(modesOf(app)).toEqual(expected(app))
  expect([modeOf(letter), modeOf(upload)]).toEqual(['600', '600'])
})

test.skipIf(process.getuid?.() !== 0)('one of somebody else is left alone, with a warning', async () => {
  const folder = await createDataFolder()
  chmodSync(folder, 0o755)
  chownSync(folder, 12_345, 12_345)
  const warned: unknown[] = []
  const log = { ...createLog('silent'), warn: (fields: unknown) => warned.push(fields) } as unknown as Log
  const app = await createTestApp({ KITLY_DATA: folder }, { log })
  expect(modeOf(folder)).toBe('755')
  expect(warned).toEqual([{ paths: [folder], count: 1 }])
  expect((await app.request('/readyz')).status).toBe(200)
})
