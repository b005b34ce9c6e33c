import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createListeningApp, expectFailure, type ListeningApp } from '../../../test/app.ts'
import { createPerson } from '../../../test/people.ts'
import { endpoint } from '../../shared/contract.ts'
import { IMPORT_BYTES_MAX } from '../../shared/limits.ts'
import type { Handler } from '../http/context.ts'
import { createHttpApp } from '../http/http.ts'
import { deleteLeftovers } from './receive-upload.ts'

const MAX = 100_000
let app: ListeningApp
let folder: string
let send: (body: BodyInit, headers?: Record<string, string>) => Promise<Response>
beforeAll(async () => {
  app = await createListeningApp()
  folder = join(app.services.config.dataFolder, 'incoming')
  const receive = endpoint('POST /api/receive', {
    access: 'public',
    tag: 'Test',
    summary: 'Receive',
    upload: { field: 'file', maxBytes: MAX, tooLarge: 'At most 100 KB' },
    body: z.object({ note: z.string().max(5, 'must be short').optional() }),
    output: z.object({ name: z.string(), type: z.string(), text: z.string(), note: z.string() }),
  })
  const handler: Handler<typeof receive> = async ({ file, body }) => {
    if (!file) return { name: '', type: '', text: '', note: body.note ?? '' }
    expect((await stat(file.path)).size).toBe(file.size)
    const { name, type } = file
    return { name, type, text: await readFile(file.path, 'utf8'), note: body.note ?? '' }
  }
  const table = { endpoints: { receive }, handlers: { receive: handler as unknown as Handler<never> } }
  const http = createHttpApp(app.services, table, () => null)
  send = async (body, headers = {}) =>
    await http.app.request('/api/receive', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
})

const formOf = (text: string, fields: Record<string, string> = {}, name = 'Größe.csv') => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new File([text], name, { type: 'text/csv' }))
  return form
}
const leftovers = async () => await readdir(folder).catch(() => [])

describe('an upload', () => {
  test.skipIf(!existsSync('/sys'))('that the disk does not take is answered at once', async () => {
    // A folder in which nobody, not even root, can make a file.
    await rm(folder, { recursive: true, force: true })
    await symlink('/sys', folder)
    const { status } = await send(formOf('a,b\n'.repeat(20_000)))
    await rm(folder)
    expect(status).toBeGreaterThanOrEqual(500)
  })

  test('reaches the handler as a file with the other fields, and is gone afterwards', async () => {
    const response = await send(formOf('a,b\n1,2\n', { note: 'hi' }))
    expect(await response.json()).toEqual({
      name: 'Größe.csv',
      type: 'text/csv',
      text: 'a,b\n1,2\n',
      note: 'hi',
    })
    expect(await leftovers()).toEqual([])
  })

  test('may be as large as its limit, and no larger', async () => {
    expect((await send(formOf('x'.repeat(MAX)))).status).toBe(200)
    const { message } = await expectFailure(await send(formOf('x'.repeat(MAX + 1))), 'too_large')
    expect(message).toBe('At most 100 KB')
    expect(await leftovers()).toEqual([])
  })

  test('without a file, or with one under another name, is none', async () => {
    const form = new FormData()
    form.set('other', new File(['x'], 'x.csv'))
    expect(await (await send(form)).json()).toMatchObject({ name: '', text: '' })
    form.set('note', 'alone')
    expect(await (await send(form)).json()).toMatchObject({ note: 'alone' })
    const empty = '--b\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--b--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(await (await send(empty, headers)).json()).toMatchObject({ name: '' })
  })

  test('has its fields checked, and is deleted when they are wrong', async () => {
    await expectFailure(await send(formOf('x', { note: 'too long' })), 'invalid', 'note')
    expect(await leftovers()).toEqual([])
  })

  test('whose name leads elsewhere stays where it belongs', async () => {
    const response = await send(formOf('x', {}, '../../../evil.csv'))
    expect(((await response.json()) as { name: string }).name).toBe('evil.csv')
    expect(existsSync(join(folder, '..', '..', 'evil.csv'))).toBe(false)
  })

  test('that is no multipart, or not all of it, is refused', async () => {
    await expectFailure(await send('{}', { 'content-type': 'application/json' }), 'unsupported_media_type')
    const type = 'multipart/form-data; boundary=b'
    const begun = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nName,Sum'
    await expectFailure(await send(begun, { 'content-type': type }), 'invalid')
    await expectFailure(await send('nonsense', { 'content-type': type }), 'invalid')
    await expectFailure(await send('', { 'content-type': 'multipart/form-data' }), 'unsupported_media_type')
    await expectFailure(await send('x', { 'content-type': 'multipart/form-data; charset=utf-8' }), 'invalid')
    expect(await leftovers()).toEqual([])
  })
})

describe('over a real connection', () => {
  const open = async (headers: Record<string, string>) => {
    const admin = await createPerson(app, { role: 'admin', password: null })
    const request = httpRequest({
      host: '127.0.0.1',
      port: app.port,
      method: 'POST',
      path: '/api/admin/tools/bulk-upload',
      headers: { ...admin.headers, 'content-type': 'multipart/form-data; boundary=b', ...headers },
      agent: false,
    })
    const status = new Promise<number>((resolve, reject) => {
      request.once('response', (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
      request.once('error', reject)
    })
    status.catch(() => {})
    request.write(
      '--b\r\nContent-Disposition: form-data; name="csvFile"; filename="a.csv"\r\n\r\nName,Summary\r\n',
    )
    return { request, status }
  }

  test('300 MB are refused at once, by what the head says', async () => {
    const { request, status } = await open({ 'content-length': '300000000' })
    expect(await status).toBe(413)
    request.destroy()
    await expect.poll(leftovers).toEqual([])
  })

  test('a body that never ends is cut at the limit', async () => {
    const { request, status } = await open({ 'transfer-encoding': 'chunked' })
    const chunk = Buffer.alloc(1_000_000, 'x')
    let answered: number | null = null
    void status.then((s) => {
      answered = s
    })
    request.on('error', () => {})
    let sent = 0
    while (answered === null && sent < IMPORT_BYTES_MAX * 2) {
      sent += chunk.length
      if (!request.write(chunk)) {
        await Promise.race([new Promise((resolve) => request.once('drain', resolve)), status, sleep(1000)])
      }
    }
    expect(await status).toBe(413)
    expect(sent).toBeLessThan(IMPORT_BYTES_MAX * 1.2)
    request.destroy()
    await expect.poll(leftovers).toEqual([])
  })

  test('a connection that is cut leaves nothing behind', async () => {
    const { request } = await open({ 'content-length': '5000000' })
    request.write('Alpha,Does it\r\n'.repeat(10_000))
    await expect.poll(async () => (await leftovers()).length, { interval: 5 }).toBe(1)
    request.destroy()
    await expect.poll(leftovers).toEqual([])
    expect((await app.fetchRaw('/api/tools')).body.toString()).toBe('[]')
  })
})

test('what a killed process has left is deleted after a day', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'old'), 'x')
  await writeFile(join(folder, 'new'), 'x')
  const before = new Date(Date.now() - 25 * 3600 * 1000)
  await utimes(join(folder, 'old'), before, before)
  await deleteLeftovers(app.services.config.dataFolder)
  expect(await leftovers()).toEqual(['new'])
})
