import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool, createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { AdminTool, AdminToolRow } from '../admin-tools.contract.ts'
import type { Tool, Tutorial } from '../tools.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const input = (given: object = {}) => ({
  name: 'Quillwright',
  short_description: 'Writes letters that sound like you.',
  website_url: 'https://quillwright.example',
  ...given,
})
const create = async (given: object = {}) =>
  (await (await send('POST', '/api/admin/tools', input(given))).json()) as AdminTool
const readPublic = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)

describe('POST /api/admin/tools', () => {
  test('adds a tool with the defaults of the specification', async () => {
    const response = await send(
      'POST',
      '/api/admin/tools',
      input({ slug: '', is_paid: true, review_count: 9 }),
    )
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      slug: 'quillwright',
      pricing_model: 'Free',
      is_paid: false,
      rating: 4,
      review_count: 0,
      status: 'active',
      is_featured: false,
      company_claimed: false,
      category_id: null,
      version: 1,
    })
    expect(await readPublic('quillwright')).toMatchObject({ name: 'Quillwright', rating: 4 })
  })

  test('gives a number to a slug that is taken, and a slug to a name without letters', async () => {
    expect((await create({ name: 'Twice' })).slug).toBe('twice')
    expect((await create({ name: 'Twice!' })).slug).toBe('twice-2')
    expect((await create({ name: '★' })).slug).toBe('tool')
  })

  test.each([
    ['name', '', 'Tool name is required'],
    ['name', 'n'.repeat(201), 'Tool name must have at most 200 characters'],
    ['short_description', ' ', 'Short description is required'],
    ['website_url', '', 'Website URL is required'],
    ['website_url', 'quillwright.example', 'Website URL must start with http:// or https://'],
    ['website_url', 'javascript:alert(1)', 'Website URL must start with http:// or https://'],
    ['logo_url', '/etc/passwd', 'must be an address that starts with http:// or https://'],
    ['pricing_model', 'Gratis', 'Pricing must be Free, Freemium or Paid'],
    ['category_id', 999_999, 'There is no such category'],
    ['slug', 'Not A Slug', 'Slug may have lowercase letters, digits and single hyphens'],
  ])('refuses %s %j', async (field, value, message) => {
    const body = await expectFailure(
      await send('POST', '/api/admin/tools', input({ [field]: value })),
      'invalid',
      field,
    )
    expect(body.fields?.[field]).toBe(message)
  })

  test('takes a name of exactly 200 characters', async () => {
    expect((await create({ name: 'm'.repeat(200) })).name).toHaveLength(200)
  })
})

describe('PUT /api/admin/tools/{id}', () => {
  test('changes what is given, and leaves the rest', async () => {
    const tool = await create({ name: 'Steady', tags: 'one, two', features: ['A'] })
    const response = await send('PUT', `/api/admin/tools/${tool.id}`, {
      version: tool.version,
      pricing_model: 'Paid',
    })
    expect(await response.json()).toMatchObject({
      name: 'Steady',
      pricing_model: 'Paid',
      is_paid: true,
      tags: ['one', 'two'],
      features: ['A'],
      version: 2,
    })
    expect(await readPublic('steady')).toMatchObject({ is_paid: true })
  })

  test('does not write over what somebody changed meanwhile', async () => {
    const tool = await create({ name: 'Contested' })
    const path = `/api/admin/tools/${tool.id}`
    await send('PUT', path, { version: 1, short_description: 'The first one saved this.' })
    const late = { version: 1, short_description: 'The second one had this in mind.' }
    const conflict = await expectFailure(await send('PUT', path, late), 'conflict')
    expect(conflict.message).toBe('Somebody else has changed this tool meanwhile')
    expect(await (await send('PUT', path, { ...late, version: 2 })).json()).toMatchObject({ version: 3 })
  })

  test('counts no version when nothing is different', async () => {
    const tool = await create({ name: 'Same' })
    const path = `/api/admin/tools/${tool.id}`
    expect(await (await send('PUT', path, { name: 'Same' })).json()).toMatchObject({ version: 1 })
  })

  test('lets the old address lead to the new one', async () => {
    const tool = await create({ name: 'Renamed' })
    await send('PUT', `/api/admin/tools/${tool.id}`, { name: 'Reborn', slug: 'reborn' })
    expect(await readPublic('reborn')).toMatchObject({ name: 'Reborn' })
    const old = await app.request('/api/tools/renamed')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/api/tools/reborn'])
    const other = await create({ name: 'Other' })
    const taken = await send('PUT', `/api/admin/tools/${other.id}`, { slug: 'reborn' })
    await expectFailure(taken, 'invalid', 'slug')
  })

  test('takes an inactive tool off the site', async () => {
    const tool = await create({ name: 'Resting' })
    await send('PUT', `/api/admin/tools/${tool.id}`, { status: 'inactive' })
    expect((await app.request('/api/tools/resting')).status).toBe(404)
    await send('PUT', `/api/admin/tools/${tool.id}`, { status: 'active' })
    expect(await readPublic('resting')).toMatchObject({ id: tool.id })
  })

  test('refuses what is wrong, and what is not there', async () => {
    const tool = await create({ name: 'Checked' })
    await expectFailure(await send('PUT', `/api/admin/tools/${tool.id}`, { name: '' }), 'invalid', 'name')
    await expectFailure(await send('PUT', '/api/admin/tools/999999', { name: 'x' }), 'not_found')
    await expectFailure(await send('PUT', '/api/admin/tools/abc', { name: 'x' }), 'invalid', 'id')
  })

  test('keeps, orders and removes tutorials', async () => {
    const tool = await create({
      name: 'Taught',
      tutorials: [{ title: 'First' }, { title: 'Second', duration_minutes: 12 }],
    })
    const [first, second] = tool.tutorials
    const path = `/api/admin/tools/${tool.id}`
    const changed = await send('PUT', path, {
      tutorials: [{ ...second, title: 'Now first' }, { title: 'New' }],
    })
    const { tutorials } = (await changed.json()) as AdminTool
    expect(tutorials.map((t) => t.title)).toEqual(['Now first', 'New'])
    expect(tutorials[0]!.id).toBe(second!.id)
    const shown = await app.read<Tutorial[]>('/api/tools/taught/tutorials')
    expect(shown.map((t) => t.title)).toEqual(['Now first', 'New'])
    expect(shown.map((t) => t.id)).not.toContain(first!.id)
    const wrong = await send('PUT', path, { tutorials: [{ title: '' }] })
    await expectFailure(wrong, 'invalid', 'tutorials.0.title')
  })
})

describe('the featured list', () => {
  test('takes a tool and gives it back', async () => {
    const tool = await create({ name: 'Shining' })
    const put = (is_featured: unknown) => send('PUT', `/api/admin/tools/${tool.id}/featured`, { is_featured })
    expect(await (await put(true)).json()).toMatchObject({ success: true, is_featured: true })
    expect(await readPublic('shining')).toMatchObject({ is_featured: true })
    await put(false)
    expect(await readPublic('shining')).toMatchObject({ is_featured: false })
    await expectFailure(await put('yes'), 'invalid', 'is_featured')
    await expectFailure(
      await send('PUT', '/api/admin/tools/999999/featured', { is_featured: true }),
      'not_found',
    )
  })
})

describe('GET /api/admin/tools', () => {
  let own: TestApp
  let headers: Record<string, string>
  let categoryId: number
  beforeAll(async () => {
    own = await createTestApp()
    headers = (await createPerson(own, { role: 'admin' })).headers
    categoryId = (await createCategory(own, { name: 'Writing' })).id
    await createTools(own, [
      { name: 'beta', category_id: categoryId, is_featured: true, pricing_model: 'Paid' },
      { name: 'Alpha', website_url: 'https://first.example', pricing_model: 'Free' },
      { name: 'gamma 100%', pricing_model: 'Freemium' },
      { name: 'Zeta_one' },
    ])
  })
  const list = async (query: string) => {
    const response = await own.request(`/api/admin/tools?${query}`, { headers })
    const rows = (await response.json()) as AdminToolRow[]
    return { names: rows.map((r) => r.name), total: Number(response.headers.get('x-total-count')), rows }
  }

  test('lists by name whatever the case, a page at a time', async () => {
    expect(await list('_t=1')).toMatchObject({ names: ['Alpha', 'beta', 'gamma 100%', 'Zeta_one'], total: 4 })
    expect(await list('limit=2&offset=1&order=desc')).toMatchObject({
      names: ['gamma 100%', 'beta'],
      total: 4,
    })
    expect((await list('sort=created_at&order=desc')).names[0]).toBe('Zeta_one')
  })

  test.each([
    ['search=ALPHA', ['Alpha']],
    ['search=first.example', ['Alpha']],
    ['search=alpha+example', ['Alpha']],
    ['search=100%25', ['gamma 100%']],
    ['search=a_p', []],
    ['search=_one', ['Zeta_one']],
    ['pricing=Paid', ['beta']],
    ['featured=true', ['beta']],
    ['featured=false&pricing=Free', ['Alpha', 'Zeta_one']],
    ['status=inactive', []],
    ['category_id=0', ['Alpha', 'gamma 100%', 'Zeta_one']],
  ])('finds with %s', async (query, names) => {
    expect(await list(query)).toMatchObject({ names, total: names.length })
  })

  test('finds a tool by what it is called now', async () => {
    const tool = await createTool(own, { name: 'Before', website_url: 'https://old.example' })
    const change = { name: 'Afterwards', website_url: 'https://new.example' }
    await own.send('PUT', `/api/admin/tools/${tool.id}`, change, headers)
    expect(await list('search=before+old')).toMatchObject({ names: [] })
    expect(await list('search=AFTERWARDS+new.example')).toMatchObject({ names: ['Afterwards'] })
    await own.request(`/api/admin/tools/${tool.id}`, { method: 'DELETE', headers })
    expect(await list('search=afterwards')).toMatchObject({ names: [], total: 0 })
  })

  test('knows the category, and refuses what it does not know', async () => {
    expect((await list(`category_id=${categoryId}`)).rows).toMatchObject([
      { category_name: 'Writing', is_paid: true },
    ])
    for (const query of ['sort=color', 'limit=1001', 'status=gone', 'order=up', 'pricing=cheap']) {
      await expectFailure(await own.request(`/api/admin/tools?${query}`, { headers }), 'invalid')
    }
  })
})

describe('POST /api/admin/upload', () => {
  const upload = (bytes: Uint8Array | null, kind = 'logo') => {
    const form = new FormData()
    if (bytes) form.set('file', new File([Buffer.from(bytes)], 'logo.png', { type: 'image/png' }))
    return app.request(`/api/admin/upload?kind=${kind}`, {
      method: 'POST',
      headers: boss.headers,
      body: form,
    })
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 90, g: 60, b: 200, alpha: 0.5 } } })

  test('keeps a logo made anew, no larger than it need be', async () => {
    const png = await picture(1200, 600)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .png()
      .toBuffer()
    const { fileUrl } = (await (await upload(png)).json()) as { fileUrl: string }
    expect(fileUrl).toMatch(/^\/uploads\/logos\/[0-9a-f]{32}\.webp$/)
    const bytes = Buffer.from(await (await app.request(fileUrl)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    const tool = await create({ name: 'With a logo', logo_url: fileUrl, screenshots: [fileUrl] })
    expect(tool).toMatchObject({ logo_url: fileUrl, screenshots: [fileUrl] })
  })

  test('keeps screenshots larger', async () => {
    const { fileUrl } = (await (
      await upload(await picture(3000, 1500).jpeg().toBuffer(), 'screenshot')
    ).json()) as {
      fileUrl: string
    }
    const bytes = Buffer.from(await (await app.request(fileUrl)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 800 })
  })

  test('refuses what is no image', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const bytes of [svg, Buffer.from('MZ not an image'), Buffer.alloc(0), null]) {
      await expectFailure(await upload(bytes), 'invalid', 'file')
    }
    await expectFailure(await upload(Buffer.alloc(8 * 1024 * 1024 + 1)), 'too_large')
  })
})
