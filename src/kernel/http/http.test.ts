import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import pino from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createListeningApp, createTestApp, expectFailure, type ListeningApp } from '../../../test/app.ts'
import { createTool } from '../../../test/factories.ts'
import { SECRET_ADDRESSES } from '../../addresses.ts'
import { endpoint } from '../../shared/contract.ts'
import { Addresses } from './addresses.ts'
import { createHttpApp } from './http.ts'
import { pageCsp } from './security-headers.ts'

let app: ListeningApp
beforeAll(async () => {
  app = await createListeningApp()
  await createTool(app, { name: 'Alpha' })
})

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

describe('every answer', () => {
  test.each([
    '/api/tools',
    '/api/tools/alpha',
    '/api/tools/nothing',
    '/api/tools?limit=0',
    '/api/tools?search=%ff',
    '/api/openapi.json',
    '/api/nothing',
    '/nothing',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('of %s carries the security headers and a request id', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { headers } = await app.fetchRaw(path, { method })
      expect(headers).toMatchObject(EVERYWHERE)
      expect(headers['x-request-id']).toMatch(/^[\w-]{6,}$/)
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('asks for https only where the site has it', async () => {
    expect((await app.fetchRaw('/healthz')).headers['strict-transport-security']).toBeUndefined()
    const secure = await createTestApp({ KITLY_URL: 'https://kitly.example' })
    const { headers } = await secure.request('/healthz')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })

  test('of the API lets nothing run or load', async () => {
    for (const path of ['/api/tools', '/api/tools/nothing']) {
      const { headers } = await app.fetchRaw(path)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    }
  })

  test('has an id of its own', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () => (await app.fetchRaw('/api/tools')).headers['x-request-id']),
    )
    expect(new Set(ids).size).toBe(50)
  })
})

describe('an address that is not there', () => {
  test('is answered with 404 and the error body', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/tools/a/b/c', '/api/tools/alpha/reviews/1']) {
      await expectFailure(await app.request(path), 'not_found')
      await expectFailure(await app.send('POST', path, {}), 'not_found')
    }
  })

  test('is answered with 405 where another method is taken', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/api/tools', 'GET, HEAD'],
      ['PUT', '/api/tools/alpha', 'GET, HEAD'],
      ['DELETE', '/api/tools/alpha/reviews', 'GET, HEAD, POST'],
    ] as const) {
      const response = await app.request(path, { method })
      expect(response.headers.get('allow')).toBe(allow)
      await expectFailure(response, 'method_not_allowed')
    }
  })
})

describe('a failure that nobody foresaw', () => {
  test('says nothing about the inside, and leaves a log line with the id of the request', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const broken = endpoint('GET /api/broken', {
      access: 'public',
      tag: 'Test',
      summary: 'Break',
      output: z.object({}),
    })
    const { app: router } = createHttpApp(
      { ...app.services, log: pino({ level: 'error' }, sink) },
      {
        endpoints: { broken },
        handlers: {
          broken: () => {
            throw new Error('select password from users')
          },
        },
      },
      () => null,
    )
    const response = await router.request('/api/broken')
    const { message } = await expectFailure(response, 'internal')
    expect(message).toBe('Something went wrong')
    const line = JSON.parse(lines.join(''))
    expect(line).toMatchObject({ path: '/api/broken', requestId: response.headers.get('x-request-id') })
    expect(line.err.message).toBe('select password from users')
  })
})

describe('the policy of a page', () => {
  const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

  test('allows its inline scripts by hash and no others', () => {
    const source = 'document.documentElement.classList.add("dark")'
    const policy = pageCsp(
      `<script>${source}</script><script type="module" src="/assets/a.js"></script><script async>\n1\n</script>`,
    )
    const scripts = policy.split('; ').find((p) => p.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'self' ${hashOf(source)} ${hashOf('\n1\n')}`)
  })

  test('names one hash for scripts that are the same, and none without scripts', () => {
    expect(pageCsp('<script>1</script><script>1</script>').match(/sha256-/g)).toHaveLength(1)
    expect(pageCsp('<p>No script</p>')).toContain("script-src 'self';")
  })

  test('has no way around it', () => {
    const policy = pageCsp('')
    for (const part of [
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
  })
})

test('the log has no code that signs somebody in, and no link that was shared', () => {
  const addresses = new Addresses(SECRET_ADDRESSES)
  expect(addresses.withoutSecrets('/auth/callback?code=secret&state=x')).toBe('/auth/callback')
  for (const path of ['/kits/', '/og/kits/', '/api/kits/shared/']) {
    expect(addresses.withoutSecrets(`${path}Zm9vYmFy.png?x=1`)).toBe(`${path}….png?x=1`)
  }
  expect(addresses.withoutSecrets('/api/kits/shared/Zm9v/withdraw')).toBe('/api/kits/shared/…/withdraw')
  for (const path of ['/tools/kits/x', '/kit-builder', '/api/kits/pdf', '/tools?search=kits']) {
    expect(addresses.withoutSecrets(path)).toBe(path)
  }
})
