import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeTestApps, createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { startMailServer } from '../../../../test/mail-server.ts'

afterAll(closeTestApps)

const INPUT = {
  email: 'ann@example.com',
  mobile: '+1 555 0100',
  query_type: 'support',
  message: 'Hello <b>there</b>',
}
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
const post = (body: object, to = app) => to.send('POST', '/api/contact', body)
const inquiries = (of = app) =>
  of.services.database.db.selectFrom('contact_inquiries').selectAll().orderBy('id').execute()

describe('an inquiry', () => {
  test('is stored, answered with a reference, and mailed to the owner', async () => {
    const server = await startMailServer()
    const own = await createTestApp({ SMTP_URL: server.url, KITLY_CONTACT_EMAIL: 'owner@example.com' })
    const response = await post(INPUT, own)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(reference).toMatch(/^K-[2-9A-HJKMNP-TV-Z]{8}$/)
    expect(await inquiries(own)).toMatchObject([{ ...INPUT, reference, status: 'new', deleted_at: null }])

    await own.services.mail.sendDue()
    await server.close()
    const [mail] = server.received
    expect([mail!.to].flat()[0]!.text).toBe('owner@example.com')
    expect(mail!.replyTo!.text).toBe('ann@example.com')
    expect(mail!.subject).toBe(`Support (${reference})`)
    expect(mail!.text).toContain('Hello <b>there</b>')
    expect(mail!.html).toContain('Hello &lt;b&gt;there&lt;/b&gt;')
  })

  test('is stored and answered at once when mail cannot be sent', async () => {
    const own = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const start = performance.now()
    expect((await post(INPUT, own)).status).toBe(201)
    // A time-out of the mail server would take ten seconds.
    expect(performance.now() - start).toBeLessThan(5_000)
    await own.services.mail.sendDue()
    expect(await inquiries(own)).toHaveLength(1)
    const [mail] = await own.services.database.db.selectFrom('mail_outbox').selectAll().execute()
    expect(mail).toMatchObject({ sent_at: null, attempts: 1 })
    expect(mail!.due_at).not.toBeNull()
  })

  test('needs no mobile number', async () => {
    for (const mobile of [undefined, null, '', '  '])
      expect((await post({ ...INPUT, mobile })).status).toBe(201)
    expect((await inquiries()).every((row) => row.mobile === null)).toBe(true)
  })

  test.each(['email', 'query_type', 'message'])(
    'is refused without %s, in the specification’s words',
    async (name) => {
      const before = await inquiries()
      for (const value of [undefined, '', '   ']) {
        const { error } = await expectFailure(await post({ ...INPUT, [name]: value }), 'invalid', name)
        expect(error).toBe('Please fill in all required fields.')
      }
      expect(await inquiries()).toEqual(before)
    },
  )

  test.each([
    ['email', 'nobody'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['query_type', 'complaint'],
    ['message', 'x'.repeat(5001)],
    ['mobile', '1'.repeat(41)],
  ])('is refused with a %s that is not one', async (name, value) => {
    await expectFailure(await post({ ...INPUT, [name]: value }), 'invalid', name)
  })

  test('of a program that fills in the hidden field is answered like others, and dropped', async () => {
    const before = await inquiries()
    const response = await post({ ...INPUT, website: 'https://spam.example' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ reference: expect.stringMatching(/^K-/) })
    expect(await inquiries()).toEqual(before)
  })

  test('can be sent five times an hour', async () => {
    const own = await createTestApp({ KITLY_RATE_LIMIT: '1' })
    for (let i = 0; i < 5; i++) expect((await post(INPUT, own)).status).toBe(201)
    await expectFailure(await post(INPUT, own), 'rate_limited')
    expect(await inquiries(own)).toHaveLength(5)
  })
})
