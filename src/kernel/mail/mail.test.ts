import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { closeTestApps, createTestApp, type TestApp, testEnvironment } from '../../../test/app.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { now } from '../data/codec.ts'
import { renderLetter } from './letter.ts'
import { insertMessage } from './mail.queries.ts'
import { Mail } from './mail.ts'

afterAll(closeTestApps)
const servers: MailServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

const MESSAGE = {
  to: 'owner@example.com',
  subject: 'Grüße: 日本\r\nBcc: thief@example.com',
  replyTo: 'sender@example.org',
  ...renderLetter({
    title: 'A <b>title</b>',
    paragraphs: ['One & two', 'Line one\nline two'],
    facts: [['Name', '"quoted"']],
    action: { label: 'Open', url: 'https://example.com/?a=1&b=2' },
    footer: 'Small print',
  }),
}
const rows = ({ services }: TestApp) =>
  services.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
const makeDue = ({ services }: TestApp) =>
  services.database.db
    .updateTable('mail_outbox')
    .set({ due_at: '2020-01-01T00:00:00.000Z' })
    .where('sent_at', 'is', null)
    .execute()

describe('with a mail server', () => {
  test('hands over text and HTML, to one person, with the address for answers', async () => {
    const server = await mailServer()
    const app = await createTestApp({ SMTP_URL: server.url, KITLY_MAIL_FROM: 'kitly@example.net' })
    await app.services.mail.queue(app.services.database.db, MESSAGE)
    await app.services.mail.sendDue()

    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    expect(mail!.from!.text).toBe('"Kitly" <kitly@example.net>')
    expect([mail!.to].flat().map((a) => a!.text)).toEqual(['owner@example.com'])
    expect(mail!.replyTo!.text).toBe('sender@example.org')
    expect(mail!.bcc).toBeUndefined()
    expect(mail!.subject).toMatch(/^Grüße: 日本/)
    expect(mail!.text).toContain('One & two\n\nLine one\nline two\n\nName: "quoted"')
    expect(mail!.html).toContain('A &lt;b&gt;title&lt;/b&gt;')
    expect(mail!.html).toContain('href="https://example.com/?a=1&amp;b=2"')
    // The body, with whatever link is in it, is not kept.
    expect(await rows(app)).toMatchObject([{ text: '', html: '', due_at: null, attempts: 1 }])
  })

  test('tries again later when the server refuses, and sends each message once', async () => {
    let refusals = 2
    const server = await mailServer({
      onRcptTo: (_, __, done) => done(refusals-- > 0 ? new Error('mailbox busy') : null),
    })
    const app = await createTestApp({ SMTP_URL: server.url })
    await app.services.mail.queue(app.services.database.db, MESSAGE)
    for (let attempt = 1; attempt <= 2; attempt++) {
      await app.services.mail.sendDue()
      const [row] = await rows(app)
      expect(row).toMatchObject({ attempts: attempt, sent_at: null })
      expect(row!.last_error).toContain('mailbox busy')
      expect(Date.parse(row!.due_at!)).toBeGreaterThan(Date.now() + 50_000 * attempt)
      await makeDue(app)
    }
    await app.services.mail.sendDue()
    await makeDue(app)
    await app.services.mail.sendDue()
    expect(server.received).toHaveLength(1)
    expect(await rows(app)).toMatchObject([{ last_error: null }])
  })

  test('keeps what it gives up', async () => {
    const server = await mailServer({ onRcptTo: (_, __, done) => done(new Error('no such mailbox')) })
    const app = await createTestApp({ SMTP_URL: server.url })
    await app.services.mail.queue(app.services.database.db, MESSAGE)
    await app.services.database.db.updateTable('mail_outbox').set({ attempts: 9 }).execute()
    await app.services.mail.sendDue()
    const [row] = await rows(app)
    expect(row).toMatchObject({ attempts: 10, due_at: null, sent_at: null })
    expect(row!.text).toContain('One & two')
  })

  test('two processes send each message once', async () => {
    const app = await createTestApp()
    const { db } = app.services.database
    for (let i = 0; i < 20; i++) await insertMessage(db, { ...MESSAGE, subject: `Mail ${i}` }, now())
    const sent: number[] = []
    const deliver = async ({ id }: { id: number }) => {
      sent.push(id)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return 'there'
    }
    const others = [1, 2].map(() => new Mail(db, app.services.log, deliver, app.services.outages))
    await Promise.all(others.map((mail) => mail.sendDue()))
    expect(sent.toSorted((a, b) => a - b)).toEqual((await rows(app)).map(({ id }) => id))
  })
})

test('a server that is down or silent holds nobody up, and the next process sends what is left', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const environment = await testEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const first = await createTestApp(environment)
  first.services.mail.start()
  await first.services.database.db
    .transaction()
    .execute(async (tx) => await first.services.mail.queue(tx, MESSAGE))
  expect((await rows(first))[0]!.sent_at).toBeNull()
  silent.close()
  for (const socket of sockets) socket.destroy()
  await first.services.mail.close()
  await makeDue(first)

  const server = await mailServer()
  const second = await createTestApp({ ...environment, SMTP_URL: server.url })
  await second.services.mail.sendDue()
  expect(server.received).toHaveLength(1)
})

test('what is rolled back is not sent', async () => {
  const server = await mailServer()
  const app = await createTestApp({ SMTP_URL: server.url })
  const failing = app.services.database.db.transaction().execute(async (tx) => {
    await app.services.mail.queue(tx, MESSAGE)
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  await app.services.mail.sendDue()
  expect(server.received).toEqual([])
})

test('without a mail server each message becomes a file that mail programs read', async () => {
  const environment = await testEnvironment()
  const app = await createTestApp(environment)
  await app.services.mail.queue(app.services.database.db, MESSAGE)
  await app.services.mail.sendDue()
  const folder = join(environment.KITLY_DATA!, 'mail')
  const [file] = await readdir(folder)
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-\d+\.eml$/)
  const mail = await simpleParser(await readFile(join(folder, file!)))
  expect([mail.to].flat()[0]!.text).toBe('owner@example.com')
  expect(mail.from!.text).toBe('"Kitly" <hello@localhost>')
  expect(mail.text).toContain('Open:\nhttps://example.com/?a=1&b=2')
})
