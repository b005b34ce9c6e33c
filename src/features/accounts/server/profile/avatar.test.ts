import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../../test/app.ts'
import { createPerson, type Person } from '../../../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const get = async <T>({ headers }: Person, path: string) =>
  (await (await app.request(`/api/users/${path}`, { headers })).json()) as T
const send = ({ headers }: Person, method: string, path: string, body: unknown = {}) =>
  app.send(method, `/api/users/${path}`, body, headers)

describe('the picture', () => {
  const upload = ({ headers }: Person, bytes: Uint8Array, name = 'me.png', type = 'image/png') => {
    const form = new FormData()
    form.set('avatar', new File([new Uint8Array(bytes)], name, { type }))
    return app.request('/api/users/upload-avatar', { method: 'POST', headers, body: form })
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#4f46b8' } })

  test('is cut to a square, made anew as WebP without what the camera adds, and sent for good', async () => {
    const person = await createPerson(app)
    const photo = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('A secret place')).toBe(true)
    const { avatar_url } = (await (await upload(person, photo, 'me.jpg', 'image/jpeg')).json()) as {
      avatar_url: string
    }
    expect(avatar_url).toMatch(/^\/uploads\/avatars\/[0-9a-f]{32}\.webp$/)
    expect(await get(person, 'me')).toMatchObject({ avatar_url })
    const answer = await app.request(avatar_url)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const stored = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(stored.includes('A secret place')).toBe(false)
  })

  test('stays a square, and upright, when it is smaller than that', async () => {
    const person = await createPerson(app)
    // Stored lying on its side, as telephones do.
    const photo = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const answer = await upload(person, photo, 'me.jpg', 'image/jpeg')
    const { avatar_url } = (await answer.json()) as { avatar_url: string }
    const stored = await sharp(await (await app.request(avatar_url)).arrayBuffer()).metadata()
    expect(stored).toMatchObject({ width: 40, height: 40 })
    expect(stored.orientation).toBeUndefined()
  })

  test('takes the place of the one before, which is deleted, and can be taken away', async () => {
    const person = await createPerson(app, { image: 'https://pictures.example/google.png' })
    const send = async () =>
      (
        (await (await upload(person, await picture(40, 60).png().toBuffer())).json()) as {
          avatar_url: string
        }
      ).avatar_url
    const first = await send()
    const second = await send()
    expect((await app.request(first)).status).toBe(404)
    expect((await app.request(second)).status).toBe(200)
    const { headers } = person
    const answer = await app.request('/api/users/avatar', { method: 'DELETE', headers })
    expect(await answer.json()).toEqual({ avatar_url: 'https://pictures.example/google.png' })
    expect((await app.request(second)).status).toBe(404)
  })

  test.each<[string, () => Promise<Uint8Array>]>([
    ['a text', async () => Buffer.from('no picture')],
    ['nothing', async () => new Uint8Array()],
    [
      'a drawing that could ask for other files',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['a page that says it is a picture', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['half a picture', async () => (await picture(300, 300).png().toBuffer()).subarray(0, 400)],
    [
      'few bytes that unfold to many pixels',
      async () => await picture(7_200, 7_200).png({ compressionLevel: 9, palette: true }).toBuffer(),
    ],
  ])('refuses %s', async (_, make) => {
    const person = await createPerson(app)
    const { message } = await expectFailure(await upload(person, await make()), 'invalid', 'avatar')
    expect(message).toBe('Please select an image file')
  })

  test('refuses more than 5 MB, another field and another kind of body', async () => {
    const person = await createPerson(app)
    const { message } = await expectFailure(
      await upload(person, Buffer.alloc(5 * 1024 * 1024 + 1)),
      'too_large',
    )
    expect(message).toBe('File size must be less than 5MB')
    const form = new FormData()
    form.set('file', new File(['x'], 'x.png'))
    const { headers } = person
    await expectFailure(
      await app.request('/api/users/upload-avatar', { method: 'POST', headers, body: form }),
      'invalid',
    )
    await expectFailure(
      await send(person, 'POST', 'upload-avatar', { avatar: 'x' }),
      'unsupported_media_type',
    )
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    await expectFailure(
      await app.request('/api/users/upload-avatar', {
        method: 'POST',
        headers: broken,
        body: '--x\r\nnonsense',
      }),
      'invalid',
    )
  })

  test('cannot be asked for outside of its folder', async () => {
    for (const path of [
      '/uploads/avatars/..%2f..%2fsecret',
      '/uploads/..%2fsecret/x.webp',
      '/uploads/avatars/x.svg',
    ]) {
      expect((await app.request(path)).status).toBe(404)
    }
  })
})
