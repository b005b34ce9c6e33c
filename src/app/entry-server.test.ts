import { describe, expect, test } from 'vitest'
import type { Client } from '../shared/client.ts'
import type { ErrorCode } from '../shared/errors.ts'
import { render } from './entry-server.tsx'

/** What the program throws, as pages see it that were built apart from it. */
class ForeignError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, retryAfter?: number) {
    super('Told by the program')
    this.code = code
    this.retryAfter = retryAfter
  }
}

const renderFailing = (path: string, error: ForeignError) => {
  const call: Client = async (name) => {
    if (name === 'GET /api/auth/options') return { google: false } as never
    throw error
  }
  const origin = 'https://kitly.example'
  return render({ url: origin + path, call, manifest: { routes: {} }, origin })
}

describe('a failure of the program', () => {
  test('is what pages take it for: nothing is there', async () => {
    const response = await renderFailing('/tools/not-there', new ForeignError('not_found'))
    expect(response.status).toBe(404)
    expect(response.html).toContain('Tool not found')
  })

  test('or an outage, with the time after which to come again', async () => {
    const response = await renderFailing('/tools/some', new ForeignError('unavailable', 7))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7'])
  })
})
