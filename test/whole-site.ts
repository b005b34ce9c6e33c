import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { readConfig } from '../src/config.ts'
import { storePicture } from '../src/features/media/server/media.service.ts'
import { KITLY } from '../src/kernel/changes/changes.queries.ts'
import { type Database, openDatabase } from '../src/kernel/data/database.ts'
import type { Schema } from '../src/kernel/data/schema.ts'
import {
  createDataFolder,
  createPostgresDatabase,
  createTestApp,
  type TestApp,
  testEnvironment,
} from './app.ts'
import { createBundle, createCategory, createReview, createTool, createTutorial } from './factories.ts'
import { createPerson, PASSWORD, type Person, startSession } from './people.ts'
import { POSTGRES_URL } from './postgres.ts'

/** A site with something of everything, to see whether all of it comes along. */

type Environment = Record<string, string>

/** Texts that are something else in SQL, JSON, arrays of PostgreSQL or lines of a file. */
const STRANGE = `{"a",NULL} \\n 'x' "y" \\\\ \t é 😀 \u2028 {}\r\nline two; --`

export interface WholeSite {
  app: TestApp
  environment: Environment
  member: Person
  admin: Person
  avatar: { path: string; bytes: Buffer }
  /** One of the site's own. */
  picture: { path: string; bytes: Buffer }
  /** A code of the administrator's app; each offset is good once. */
  code(offset: number): Promise<string>
}

export async function createWholeSite(given: Environment = {}): Promise<WholeSite> {
  const environment = await testEnvironment(given)
  const app = await createTestApp(environment)
  const category = await createCategory(app, { name: 'Writing', tags: ['a', 'b'] })
  const tool = await createTool(app, { name: 'Quill', description: STRANGE, category_id: category.id })
  await createTool(app, { name: 'Second', rating: 4.123456789 })
  await createTutorial(app, tool.id)
  await createBundle(app, { name: 'For writers', tool_ids: [tool.id] })
  await createReview(app, tool.slug, { content: `Worth every minute. ${STRANGE}` })
  const member = await createPerson(app)
  await post(app, member, '/api/users/saved-tools', { tool_id: tool.id })
  const avatar = await uploadAvatar(app, member)
  const picture = await storeLogo(app)
  const { admin, code } = await createAdministrator(app)
  await forgetLastChange(app)
  return { app, environment, member, admin, avatar, picture, code }
}

async function post(app: TestApp, { headers }: Person, path: string, body: object): Promise<unknown> {
  const response = await app.send('POST', path, body, headers)
  expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 201])])
  return await response.json()
}

export async function uploadAvatar(app: TestApp, { headers }: Person) {
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#4f46b8' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('avatar', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }))
  const { avatar_url } = await app.read<{ avatar_url: string }>('/api/users/upload-avatar', {
    method: 'POST',
    headers,
    body,
  })
  return { path: avatar_url, bytes: await bytesOf(app, avatar_url) }
}

async function storeLogo(app: TestApp) {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1a7' } })
    .webp()
    .toBuffer()
  const given = { kind: 'logo', bytes, name: 'quill.png', alt: STRANGE, origin: 'upload', by: KITLY } as const
  return { path: (await storePicture(app.services, given)).address, bytes }
}

const bytesOf = async (app: TestApp, path: string) =>
  Buffer.from(await (await app.request(path)).arrayBuffer())

async function createAdministrator(app: TestApp) {
  const admin = await createPerson(app, { role: 'admin' })
  const { secret } = (await post(app, admin, '/api/admin/second-factor/setup', {})) as { secret: string }
  const otp = createOTP(Buffer.from(base32.decode(secret)).toString())
  const code = (offset: number) => otp.hotp(Math.floor(Date.now() / 30_000) + offset)
  await post(app, admin, '/api/admin/second-factor/confirm', { code: await code(-1) })
  return { admin, code }
}

/** The next id must not be one that was given before. */
async function forgetLastChange({ services: { database } }: TestApp) {
  const { id } = await database.db
    .selectFrom('changes')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await database.db.deleteFrom('changes').where('id', '=', id).execute()
}

/** An environment in which there is no site yet. */
export async function emptyPlace(
  engine: 'sqlite' | 'postgres' = POSTGRES_URL ? 'postgres' : 'sqlite',
): Promise<Environment> {
  return {
    ...(await testEnvironment({ DATABASE_URL: 'none' })),
    KITLY_DATA: await createDataFolder(),
    DATABASE_URL: engine === 'postgres' ? await createPostgresDatabase({ empty: true }) : '',
  }
}

/** A path for an archive; deleted with its folder at the end of the test file. */
export async function archivePath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kitly-archive-'))
  folders.push(folder)
  return join(folder, 'site.tar.gz')
}
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Opens the database of an environment as it lies there: no program runs. */
export async function withDatabase<T>(
  environment: Environment,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(readConfig(environment))
  return await work(database).finally(() => database.close())
}

/**
 * Every row of every table, read without the code of backups. Left out is what each engine has its own way for; with
 * `rounded`, ratings are as PostgreSQL keeps them.
 */
export async function everyRow(
  { db }: Pick<Database, 'db'>,
  { rounded = false } = {},
): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter((t) => !/^(review_words|sqlite_)/.test(t.name))) {
    // Kept in the data folder on SQLite.
    if (name === 'file_parts') continue
    const rows = await db
      .selectFrom(name as keyof Schema)
      .selectAll()
      .execute()
    all[name] = rows.map((row) => {
      const { search_key, ...rest } = row as Record<string, unknown>
      if (name === 'reviews') delete rest.words
      if (rounded && name === 'tools') rest.editor_rating = Math.fround(Number(rest.editor_rating))
      return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
    })
    all[name].sort()
  }
  return all
}

/** Sees to it that a place has all of a site, and that its people get in as they did. */
export async function expectWholeSite(site: WholeSite, place: Environment): Promise<void> {
  const { database } = site.app.services
  const rounded = database.engine !== (place.DATABASE_URL ? 'postgres' : 'sqlite')
  const before = await everyRow(database, { rounded })
  expect(Object.keys(before).length).toBeGreaterThan(30)
  expect(await withDatabase(place, (copy) => everyRow(copy, { rounded }))).toEqual(before)

  const app = await createTestApp(place)
  expect(await app.read('/api/users/me', { headers: site.member.headers })).toMatchObject({
    email: site.member.email,
  })
  const signIn = { email: site.member.email, password: PASSWORD }
  expect((await app.send('POST', '/api/auth/signin', signIn)).status).toBe(200)
  expect(Buffer.compare(await bytesOf(app, site.avatar.path), site.avatar.bytes)).toBe(0)
  expect(site.avatar.bytes.length).toBeGreaterThan(50)
  expect(Buffer.compare(await bytesOf(app, site.picture.path), site.picture.bytes)).toBe(0)

  const headers = await startSession(app, site.admin.id)
  const admin = { ...site.admin, headers }
  await post(app, admin, '/api/admin/second-factor', { code: await site.code(0) })
  // Found by words that the database works out itself, on each engine in its own way.
  const found = async (path: string) => JSON.stringify(await app.read(path, { headers }))
  expect(await found('/api/admin/reviews?search=minute')).toContain('Worth every minute')
  expect(await found('/api/admin/reviews?search=nothing')).not.toContain('Worth every minute')
  expect(await found('/api/admin/tools?search=quill')).toContain('"Quill"')

  const lastId = Math.max(
    ...before.changes!.map((row) => new Map<string, number>(JSON.parse(row)).get('id')!),
  )
  await createTool(app, { name: 'Made afterwards' })
  const { db } = app.services.database
  const { id } = await db.selectFrom('changes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  // One id was given to a row that is gone.
  expect(id).toBeGreaterThan(lastId + 1)
  await app.close()
}
