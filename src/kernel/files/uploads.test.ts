import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDataFolder, createTestApp, type TestApp } from '../../../test/app.ts'
import { type Bucket, startBucket } from '../../../test/bucket.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { openDatabase } from '../data/database.ts'
import { Uploads } from './uploads.ts'

const KEY = 'avatars/0123.webp'
const BYTES = new Uint8Array([1, 2, 3])

/** Uploads of a site on the embedded database. */
async function createUploads(s3: ConstructorParameters<typeof Uploads>[0]['s3'] = null) {
  const dataFolder = await createDataFolder()
  const database = openDatabase({ dataFolder })
  databases.push(database)
  return { dataFolder, uploads: new Uploads({ dataFolder, s3 }, database) }
}
const databases: ReturnType<typeof openDatabase>[] = []
afterAll(async () => {
  for (const database of databases) await database.close()
})

async function tryOut(uploads: Uploads) {
  expect(await uploads.get(KEY)).toBeNull()
  const address = await uploads.put(KEY, BYTES)
  expect(address).toBe('/uploads/avatars/0123.webp')
  expect(await uploads.get(KEY)).toEqual({ bytes: BYTES, type: 'image/webp' })
  await uploads.delete('https://elsewhere.example/avatars/0123.webp')
  await uploads.delete(null)
  expect(await uploads.get(KEY)).not.toBeNull()
  await uploads.delete(address)
  expect(await uploads.get(KEY)).toBeNull()
}

describe('uploads', () => {
  test('are kept in the data folder', async () => {
    const { dataFolder, uploads } = await createUploads()
    await uploads.put(KEY, BYTES)
    expect(new Uint8Array(await readFile(join(dataFolder, 'uploads', KEY)))).toEqual(BYTES)
    await uploads.delete(`/uploads/${KEY}`)
    await tryOut(uploads)
  })

  test.each([
    '../secret.webp',
    'avatars/../../x.webp',
    'avatars/x.svg',
    'x.webp',
    '/etc/passwd',
    'avatars/a b.webp',
  ])('take no key like %s', async (key) => {
    const { uploads } = await createUploads()
    await expect(uploads.put(key, BYTES)).rejects.toThrow('is no key')
    expect(await uploads.get(key)).toBeNull()
  })

  describe('in a bucket', () => {
    let bucket: Bucket
    beforeAll(async () => {
      bucket = await startBucket()
    })
    afterAll(() => bucket.stop())

    test('are put, read and deleted there, with signed requests', async () => {
      const { uploads } = await createUploads(bucket.settings)
      await tryOut(uploads)
      expect(bucket.asked).toContain(`PUT /pictures/${KEY} AWS4-HMAC-SHA256`)
      expect(bucket.asked).toContain(`DELETE /pictures/${KEY} AWS4-HMAC-SHA256`)
    })
  })
})

describe.runIf(POSTGRES_URL)('of two processes on one database, each with a folder of its own', () => {
  const KITLY_SECRET = 's'.repeat(40)

  async function createPair() {
    const one = await createTestApp({ KITLY_SECRET })
    const two = await createTestApp({ KITLY_SECRET, DATABASE_URL: one.services.config.databaseUrl! })
    return { one, two, person: await createPerson(one) }
  }
  const uploadAvatar = async (app: TestApp, { headers }: Person) => {
    const form = new FormData()
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#4f46b8' } })
    form.set('avatar', new File([new Uint8Array(await picture.png().toBuffer())], 'me.png'))
    const answer = await app.read<{ avatar_url: string }>('/api/users/upload-avatar', {
      method: 'POST',
      headers,
      body: form,
    })
    return answer.avatar_url
  }
  const bytesOf = async (app: TestApp, path: string) => {
    const answer = await app.request(path)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status
  }

  test('what is uploaded to one is there at the other, until either deletes it', async () => {
    const { one, two, person } = await createPair()
    const first = await uploadAvatar(one, person)
    const bytes = await bytesOf(one, first)
    expect(await sharp(bytes as Buffer).metadata()).toMatchObject({ format: 'webp', width: 300 })
    expect(await bytesOf(two, first)).toEqual(bytes)
    // The next picture takes its place: both have kept the first in memory.
    const second = await uploadAvatar(two, person)
    expect(await bytesOf(one, second)).toBeInstanceOf(Buffer)
    expect([await bytesOf(one, first), await bytesOf(two, first)]).toEqual([404, 404])
  })

  test('a file of many parts comes back whole', async () => {
    const { one, two } = await createPair()
    const bytes = randomBytes(3_000_001)
    await one.services.uploads.put('screenshots/large.webp', bytes)
    const found = await two.services.uploads.get('screenshots/large.webp')
    expect(Buffer.compare(Buffer.from(found!.bytes), bytes)).toBe(0)
  })

  test('what was put into the folder before stays reachable, and can be deleted', async () => {
    const { one } = await createPair()
    const folder = join(one.services.config.dataFolder, 'uploads', 'logos')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'old.webp'), BYTES)
    expect(await bytesOf(one, '/uploads/logos/old.webp')).toEqual(Buffer.from(BYTES))
    await one.services.uploads.delete('/uploads/logos/old.webp')
    expect(await bytesOf(one, '/uploads/logos/old.webp')).toBe(404)
  })
})
