import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy as people have one in front: it keeps connections alive, and tries once more what only reads and was not
 * answered. Answers its port, and how to end it.
 */
export async function startRetryingProxy(to: number) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 })
  const server = createServer((asked, response) => {
    const { method, url, headers } = asked
    const forward = (triesLeft: number) => {
      const call = request({ host: '127.0.0.1', port: to, method, path: url, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', fail)
        answer.on('end', () => {
          response.writeHead(answer.statusCode!, answer.headers)
          response.end(Buffer.concat(chunks))
        })
      })
      const fail = () => {
        if (method === 'GET' && triesLeft > 0 && !response.headersSent) forward(triesLeft - 1)
        else if (!response.headersSent) response.writeHead(502).end()
      }
      call.on('error', fail)
      if (method === 'GET') call.end()
      else asked.pipe(call)
    }
    forward(2)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
