import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { KITLY } from '../../../kernel/changes/changes.queries.ts'
import { storePicture } from './media.service.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

/** A picture of one colour. */
const drawn = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } })

const rows = async () =>
  await app.services.database.db.selectFrom('media').selectAll().orderBy('id').execute()

describe('what is stored', () => {
  test('has a row, wherever it was sent', async () => {
    const png = await drawn(600, 300).png().toBuffer()
    const send = async (path: string, name: string) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(png)], name))
      const answer = await app.request(path, { method: 'POST', headers: boss.headers, body: form })
      return ((await answer.json()) as { fileUrl: string }).fileUrl
    }
    const addresses = [
      await send('/api/admin/upload', 'logo.png'),
      await send('/api/admin/upload?kind=screenshot', 'shot.png'),
      await send('/api/admin/blog/images', 'a.png'),
      await send('/api/admin/blog/images?kind=cover', 'b.png'),
    ]
    const stored = await rows()
    expect(stored.map((row) => row.address)).toEqual(addresses)
    expect(stored).toMatchObject([
      {
        kind: 'logo',
        name: 'logo.png',
        width: 512,
        height: 256,
        origin: 'upload',
        source_url: null,
        alt: null,
      },
      { kind: 'screenshot', name: 'shot.png', width: 600, height: 300 },
      { kind: 'article', name: 'a.png' },
      { kind: 'cover', name: 'b.png' },
    ])
    const file = await app.request(addresses[0]!)
    expect(stored[0]!.bytes).toBe((await file.arrayBuffer()).byteLength)
    const [created] = await app.read<object[]>('/api/admin/records/media/1/history', {
      headers: boss.headers,
    })
    expect(created).toMatchObject({ action: 'create', actor_name: 'Boss' })
  })

  test('says where it was fetched', async () => {
    const bytes = await drawn(1200, 630).webp().toBuffer()
    const source_url = 'https://quillwright.example/og.png'
    const fetched_at = '2026-02-03T04:05:06.000Z'
    const given = {
      kind: 'share',
      bytes,
      name: '',
      origin: 'site',
      source_url,
      fetched_at,
      by: KITLY,
    } as const
    const picture = await storePicture(app.services, given)
    expect(picture).toMatchObject({ width: 1200, height: 630 })
    expect(picture.address).toMatch(/^\/uploads\/shares\/[\da-f]{32}\.webp$/)
    expect((await rows()).at(-1)).toMatchObject({
      id: picture.id,
      origin: 'site',
      source_url,
      fetched_at,
      name: 'share',
    })
  })
})
