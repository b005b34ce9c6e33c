import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createListeningApp } from '../../test/app.ts'
import { createTool, reviewInput } from '../../test/factories.ts'

/** An app with a page that takes as long as its address says, and a count of the requests that arrived. */
async function createSlowApp() {
  let arrived = 0
  const app = await createListeningApp(
    {},
    {
      middleware: (_, __, next) => {
        arrived++
        next()
      },
      mountPages: () => (router) => {
        router.get('/slow/:ms', async (c) => {
          await sleep(Number(c.req.param('ms')))
          return c.text('done')
        })
      },
    },
  )
  const untilArrived = (count: number) =>
    expect.poll(() => arrived, { interval: 1, timeout: 20_000 }).toBe(count)
  return { ...app, untilArrived }
}

describe('a program that is asked to end', () => {
  test('finishes the requests in flight and takes no new ones', async () => {
    const app = await createSlowApp()
    const answers = Array.from({ length: 5 }, () => app.fetchRaw('/slow/400'))
    await app.untilArrived(5)
    const closed = app.close()
    await sleep(50)
    await expect(app.fetchRaw('/healthz')).rejects.toThrow('ECONNREFUSED')
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, String(body)]).toEqual([200, 'done'])
    }
    await closed
  })

  test('stores the reviews that were on their way', async () => {
    const app = await createSlowApp()
    const { slug } = await createTool(app)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(reviewInput())
    const answers = Array.from({ length: 10 }, () =>
      app.fetchRaw(`/api/tools/${slug}/reviews`, { method: 'POST', headers, body }),
    )
    await app.untilArrived(10)
    await app.close()
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201)
    expect(app.services.catalog.current.toolBySlug.get(slug)?.review_count).toBe(10)
  })

  test('does not wait for a connection that is only kept alive', async () => {
    const app = await createSlowApp()
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: app.port, path: '/slow/0', agent }, (response) => {
        response.resume()
        response.on('end', resolve)
      })
      call.on('error', reject)
      call.end()
    })
    await sleep(20)
    const start = performance.now()
    await app.close()
    expect(performance.now() - start).toBeLessThan(5000)
    agent.destroy()
  })
})
