import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createPost } from '../../../../test/blog.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { AdminPost } from '../../blog/admin-blog.contract.ts'
import type { AdminTool } from '../../tools/admin-tools.contract.ts'
import type { AdminPicture } from '../media.contract.ts'
import { adoptPictures } from './adopt.service.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const PATH = '/api/admin/media'
const read = <T>(path: string) => app.read<T>(path, { headers: boss.headers })
const list = (query = '') => read<AdminPicture[]>(`${PATH}?${query}`)
const names = async (query: string) => (await list(query)).map((picture) => picture.name)
const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
async function answer<T>(response: Promise<Response>): Promise<T> {
  const found = await response
  if (!found.ok) throw new Error(`${found.status} ${await found.text()}`)
  return (await found.json()) as T
}

let shade = 0
/** A picture that no other is like. */
const drawn = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade++ % 256, g: 40, b: 90 } } })
    .png()
    .toBuffer()

async function upload(name: string, path = PATH): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await drawn())], name))
  return await app.request(path, { method: 'POST', headers: boss.headers, body: form })
}
const add = (name: string) => answer<AdminPicture>(upload(name))
const replace = (id: number) =>
  answer<{ picture: AdminPicture; replaced: number; batch: string }>(
    upload('new.png', `${PATH}/${id}/replace`),
  )
const remove = (ids: number[]) => send('POST', '/api/admin/records/media/delete', { ids })
const undo = (batch: string) =>
  answer<{ undone: number; kept: object[] }>(send('POST', `/api/admin/changes/${batch}/undo`))

describe('the library', () => {
  test('takes pictures, and is searched by name, alternative text and kind', async () => {
    const picture = await add('harbour.png')
    expect(picture).toMatchObject({ name: 'harbour.png', kind: 'other', width: 40, height: 30, uses: [] })
    await expectFailure(
      await app.request(PATH, { method: 'POST', headers: boss.headers, body: new FormData() }),
      'invalid',
    )
    const changed = await answer<AdminPicture>(
      send('PUT', `${PATH}/${picture.id}`, { version: 1, alt: ' Boats at  dawn ', kind: 'icon' }),
    )
    expect(changed).toMatchObject({ alt: 'Boats at  dawn', kind: 'icon', version: 2 })
    expect(await names('search=DAWN+boats')).toEqual(['harbour.png'])
    expect(await names('search=dawn&kind=logo')).toEqual([])
    expect(await names('kind=icon&origin=upload&alt=with')).toEqual(['harbour.png'])
    expect(await names('kind=icon&alt=without')).toEqual([])
    expect(await names('kind=icon&origin=site')).toEqual([])
    const stale = { version: 1, alt: 'Something else' }
    await expectFailure(await send('PUT', `${PATH}/${picture.id}`, stale), 'conflict')
    await expectFailure(await send('PUT', `${PATH}/${picture.id}`, { name: ' ' }), 'invalid', 'name')
    const history = await read<{ action: string; fields: object[] }[]>(
      `/api/admin/records/media/${picture.id}/history`,
    )
    expect(history).toMatchObject([{ action: 'update' }, { action: 'create' }])
  })

  test('says where each picture is used: alone, in lists, in texts, in drafts and in the bin', async () => {
    const { address } = await add('everywhere.png')
    const { id: unused } = await add('nowhere.png')
    const tool = await createTool(app, { name: 'Quillwright', logo_url: address, screenshots: [address] })
    const gone = await createTool(app, { name: 'Binned', logo_url: address })
    await send('DELETE', `/api/admin/tools/${gone.id}`)
    await createCategory(app, { name: 'Iconic', icon: `https://kitly.example${address}` })
    await createPost(app, { title: 'On pictures', content: `<p>See <img src="${address}" alt=""></p>` })
    const data = { title: 'Half done', content: `<img src="${address}">` }
    await send('PUT', '/api/admin/blog-drafts/new-pictures', { title: data.title, data })
    const [picture] = await list('search=everywhere&use=used')
    expect(picture!.uses).toEqual([
      {
        noun: 'blog post',
        name: 'On pictures',
        path: expect.stringMatching(/^\/admin\/blog\?edit=\d+$/),
        in_bin: false,
      },
      { noun: 'category', name: 'Iconic', path: '/admin/categories?search=Iconic', in_bin: false },
      { noun: 'draft', name: 'Half done', path: '/admin/blog', in_bin: false },
      { noun: 'tool', name: tool.name, path: '/admin/tools?search=Quillwright', in_bin: false },
      { noun: 'tool', name: 'Binned', path: '/admin/bin', in_bin: true },
    ])
    expect(await names('search=where.png&use=unused')).toEqual(['nowhere.png'])
    const refused = await expectFailure(await remove([unused, picture!.id]), 'conflict')
    expect(refused.message).toBe('everywhere.png is used by the blog post On pictures and in 4 more places')
    expect(await names('search=where.png')).toEqual(['nowhere.png', 'everywhere.png'])
  })
})

test('what a picture shows is written into articles that do not say it', async () => {
  const { id, address } = await add('described.png')
  await send('PUT', `${PATH}/${id}`, { alt: 'Salt & "pepper"' })
  const content = `<p><img src="${address}"><img src="${address}" alt="Mine"><img src="https://a.example/b.png"></p>`
  const post = await answer<AdminPost>(
    send('POST', '/api/admin/blog', { title: 'Spices', excerpt: 'All of them', content }),
  )
  expect(post.content.match(/ alt="[^"]*"/g)).toEqual([' alt="Salt &amp; &quot;pepper&quot;"', ' alt="Mine"'])
  const saved = await answer<AdminPost>(
    send('PUT', `/api/admin/blog/${post.id}`, { version: 1, content: post.content }),
  )
  expect(saved).toMatchObject({ version: 1, content: post.content })
})

describe('a picture that is replaced', () => {
  test('is another one everywhere, and again itself when that is undone', async () => {
    const old = await add('old.png')
    const { address } = old
    await send('PUT', `${PATH}/${old.id}`, { alt: 'A pen', kind: 'logo' })
    const tool = await createTool(app, {
      name: 'Penner',
      logo_url: address,
      screenshots: ['https://a.example/b.png', address],
    })
    const post = await createPost(app, {
      title: 'Pens',
      content: `<p><img src="${address}" alt="A"> and <img src="${address}" alt="B"></p>`,
      cover_image_url: address,
    })
    const { picture, replaced, batch } = await replace(old.id)
    expect(picture).toMatchObject({ kind: 'logo', alt: 'A pen', name: 'new.png', use_count: 2 })
    expect(replaced).toBe(2)
    const stored = () => read<AdminTool>(`/api/admin/tools/${tool.id}`)
    const written = () => read<AdminPost>(`/api/admin/blog/${post.id}`)
    expect(await stored()).toMatchObject({
      logo_url: picture.address,
      screenshots: ['https://a.example/b.png', picture.address],
    })
    expect(await written()).toMatchObject({ cover_image_url: picture.address })
    expect((await written()).content.split(picture.address)).toHaveLength(3)
    expect(await app.read(`/api/tools/penner`)).toMatchObject({ logo_url: picture.address })
    expect(await names('search=old.png&use=unused')).toEqual(['old.png'])

    expect(await undo(batch)).toEqual({ undone: 3, kept: [] })
    expect(await stored()).toMatchObject({ logo_url: address })
    expect((await written()).content).not.toContain(picture.address)
    expect(await names('search=new.png')).toEqual([])
    expect((await read<{ name: string }[]>('/api/admin/records/media/bin'))[0]).toMatchObject({
      name: 'new.png',
    })
  })

  test('that is not there is no picture', async () => {
    await expectFailure(await upload('x.png', `${PATH}/999999/replace`), 'not_found')
  })
})

describe('what is used nowhere', () => {
  test('moves to the bin, comes back, and is gone with its file once the bin is emptied', async () => {
    const [one, two, used] = [await add('one.png'), await add('two.png'), await add('used.png')]
    await createTool(app, { name: 'User of it', logo_url: used.address })
    const counts = () => read<{ unused: number; in_bin: number }>('/api/admin/media-counts')
    const before = await counts()
    const swept = await answer<{ moved: number; batch: string }>(send('POST', `${PATH}/sweep`))
    expect(swept.moved).toBe(before.unused)
    expect(await counts()).toEqual({ unused: 0, in_bin: before.in_bin + swept.moved })
    expect(await answer(send('POST', `${PATH}/sweep`))).toEqual({ moved: 0, batch: null })
    expect(await names('search=used.png')).toEqual(['used.png'])
    expect(await undo(swept.batch)).toMatchObject({ kept: [] })
    expect(await counts()).toEqual(before)

    expect((await remove([one.id, two.id])).status).toBe(200)
    // Somebody uses it again while it lies there.
    await createTool(app, { name: 'Finder', logo_url: two.address })
    const { deleted } = await answer<{ deleted: number }>(send('POST', `${PATH}/empty-bin`))
    expect(deleted).toBe(before.in_bin + 1)
    expect((await app.request(one.address)).status).toBe(404)
    expect((await app.request(two.address)).status).toBe(200)
    expect(await counts()).toMatchObject({ in_bin: 1 })
    await send('POST', '/api/admin/records/media/restore', { ids: [one.id, two.id] })
    expect(await names('search=two.png')).toEqual(['two.png'])
    expect(await names('search=one.png')).toEqual([])
  })
})

describe('files without a row', () => {
  test('get one, but for those of people; once', async () => {
    const own = await createTestApp()
    const { uploads, database, config } = own.services
    await adoptPictures(own.services)
    const webp = await sharp(await drawn(20, 10))
      .webp()
      .toBuffer()
    await uploads.put('logos/from-before.webp', webp)
    await uploads.put('blog/article.webp', webp)
    await uploads.put('avatars/somebody.webp', webp)
    await uploads.put('logos/broken.webp', Buffer.from('no picture'))
    await adoptPictures(own.services)
    await adoptPictures(own.services)
    const rows = await database.db.selectFrom('media').selectAll().orderBy('kind').execute()
    expect(rows).toMatchObject([
      { address: '/uploads/blog/article.webp', kind: 'article', name: 'article.webp', width: 20, height: 10 },
      { address: '/uploads/logos/from-before.webp', kind: 'logo', bytes: webp.length, origin: 'upload' },
    ])
    await rm(join(config.dataFolder, 'uploads'), { recursive: true, force: true })
    await adoptPictures(own.services)
  })
})
