import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDataFolder } from '../../test/app.ts'
import { Uploads } from './uploads.ts'

const KEY = 'avatars/0123.webp'
const BYTES = new Uint8Array([1, 2, 3])

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
    const dataFolder = await createDataFolder()
    const uploads = new Uploads({ dataFolder, s3: null })
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
    const uploads = new Uploads({ dataFolder: await createDataFolder(), s3: null })
    await expect(uploads.put(key, BYTES)).rejects.toThrow('is no key')
    expect(await uploads.get(key)).toBeNull()
  })

  describe('in a bucket', () => {
    const objects = new Map<string, Buffer>()
    const asked: string[] = []
    let server: Server
    beforeAll(async () => {
      // The part of S3's protocol that is used: objects by their path.
      server = createServer(async (request, response) => {
        const path = request.url!.split('?')[0]!
        asked.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0]}`)
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk)
        if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks))
        if (request.method === 'DELETE') objects.delete(path)
        const found = objects.get(path)
        if (request.method === 'PUT') response.writeHead(200).end()
        else if (request.method === 'DELETE') response.writeHead(204).end()
        else if (found) response.writeHead(200, { 'content-length': found.length }).end(found)
        else response.writeHead(404).end()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    test('are put, read and deleted there, with signed requests', async () => {
      const { port } = server.address() as AddressInfo
      const uploads = new Uploads({
        dataFolder: await createDataFolder(),
        s3: {
          bucket: 'pictures',
          region: 'us-east-1',
          endpoint: `http://127.0.0.1:${port}`,
          accessKeyId: 'key',
          secretAccessKey: 'secret',
        },
      })
      await tryOut(uploads)
      expect(asked).toContain(`PUT /pictures/${KEY} AWS4-HMAC-SHA256`)
      expect(asked).toContain(`DELETE /pictures/${KEY} AWS4-HMAC-SHA256`)
    })
  })
})
