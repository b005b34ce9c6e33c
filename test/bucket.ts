import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that speaks the part of S3's protocol that is used: objects by their path. */
export async function startBucket() {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const bucket = { objects, asked, most: Number.POSITIVE_INFINITY }
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!
    asked.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0]}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const isFull = request.method === 'PUT' && objects.size >= bucket.most
    if (request.method === 'PUT' && !isFull) objects.set(path, Buffer.concat(chunks))
    if (request.method === 'DELETE') objects.delete(path)
    const found = objects.get(path)
    if (isFull) response.writeHead(403).end()
    else if (request.method === 'PUT') response.writeHead(200).end()
    else if (request.method === 'DELETE') response.writeHead(204).end()
    else if (found) response.writeHead(200, { 'content-length': found.length }).end(found)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(bucket, {
    settings: {
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  })
}

export type Bucket = Awaited<ReturnType<typeof startBucket>>
