import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, startBucket } from '../../../test/bucket.ts'
import { runCommand } from '../../../test/commands.ts'
import { createPerson } from '../../../test/people.ts'
import {
  archivePath,
  createWholeSite,
  emptyPlace,
  expectWholeSite,
  uploadAvatar,
  type WholeSite,
} from '../../../test/whole-site.ts'

let bucket: Bucket
let settings: Record<string, string>
let site: WholeSite
let archive: string
beforeAll(async () => {
  bucket = await startBucket()
  settings = {
    S3_BUCKET: bucket.settings.bucket,
    S3_ENDPOINT: bucket.settings.endpoint,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  }
  site = await createWholeSite()
  await uploadAvatar(site.app, await createPerson(site.app))
  archive = await archivePath()
  expect(await runCommand('backup', [archive], site.environment)).toMatchObject({ code: 0, error: '' })
})
afterAll(() => bucket.stop())

describe('uploads in a bucket', () => {
  test('are put there by a restore, or taken back with it', async () => {
    const place = { ...(await emptyPlace()), ...settings }
    bucket.most = 1
    const { code, error } = await runCommand('restore', [archive], place)
    expect([code, error]).toEqual([1, expect.stringMatching(/^Nothing was restored: /)])
    expect(bucket.objects.size).toBe(0)
    bucket.most = 3
    expect(await runCommand('restore', [archive], place)).toMatchObject({ code: 0, error: '' })
    expect(bucket.objects.size).toBe(3)
    await expectWholeSite(site, place)
  })

  test('are not in a backup, which says so, and are found again', async () => {
    bucket.most = Number.POSITIVE_INFINITY
    const other = await createWholeSite(settings)
    const path = await archivePath()
    const { code, out } = await runCommand('backup', [path], other.environment)
    expect(code).toBe(0)
    expect(out).toContain('The uploads are in the bucket "pictures", which needs a backup of its own.')
    expect(out).toMatch(/, 0 files\.\n$/)
    const place = { ...(await emptyPlace()), ...settings }
    const restored = await runCommand('restore', [path], place)
    expect(restored.out).toContain('start Kitly with S3_BUCKET set to it')
    await expectWholeSite(other, place)
  })
})
