import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicIp } from './public-ip.ts'
import { tryAddress } from './try-address.ts'

let server: Server
let origin: string
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const path = request.url!
    if (path === '/moved') response.writeHead(302, { location: '/there' })
    else if (path === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' })
    else if (path === '/round') response.writeHead(302, { location: '/round' })
    else if (path === '/no-head') response.writeHead(request.method === 'HEAD' ? 405 : 200)
    else if (path === '/busy') response.writeHead(503)
    else if (path === '/hangs') return
    else response.writeHead(path === '/there' ? 200 : 404)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const here = { allows: (ip: string) => ip === '127.0.0.1', timeoutMs: 500 }

describe('tryAddress', () => {
  test.each([
    ['/there', 'ok'],
    ['/moved', 'ok'],
    ['/no-head', 'ok'],
    ['/gone', 'dead'],
    ['/busy', 'unknown'],
    ['/round', 'unknown'],
    ['/hangs', 'unknown'],
    ['/inside', 'refused'],
  ])('finds that %s is %s', async (path, reach) => {
    expect(await tryAddress(origin + path, here)).toBe(reach)
  })

  test('finds that nobody listens', async () => {
    expect(await tryAddress('http://127.0.0.1:1/', here)).toBe('dead')
  })

  test('asks nobody inside', async () => {
    asked = []
    const inside = [origin, 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/', 'http://0x7f.1/']
    for (const address of [...inside, 'http://2130706433/', 'file:///etc/passwd', 'http://a:b@1.1.1.1/']) {
      expect([address, await tryAddress(address)]).toEqual([address, 'refused'])
    }
    expect(asked).toEqual([])
  })

  test('does not understand what is no address', async () => {
    expect(await tryAddress('nowhere')).toBe('dead')
  })
})

test('only addresses of the public internet are public', () => {
  const closed = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254']
  const more = ['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1']
  const mapped = [
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'nonsense',
  ]
  expect([...closed, ...more, ...mapped].filter(isPublicIp)).toEqual([])
  const open = ['1.1.1.1', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1']
  expect(open.filter((ip) => !isPublicIp(ip))).toEqual([])
})
