import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { readConfig } from '../../src/config.ts'
import { createProgram } from '../../src/program.ts'
import type { TestApp } from '../app.ts'
import { createTool, reviewInput } from '../factories.ts'
import { createUploader, toolsCsv } from '../imports.ts'
import { createPerson } from '../people.ts'

// Fills the disk of its data folder, tries what is to be stored, makes room and tries again. Prints what it was told.
const config = readConfig()
const { services, http, close } = await createProgram(config)
const request = async (path: string, init?: RequestInit) => await http.app.request(path, init)
const app = { services, request } as TestApp
const { slug } = await createTool(app)
const person = await createPerson(app)
const uploader = await createUploader(app)
const rows = Array.from({ length: 2000 }, (_, i) => ({
  'Tool Name': `Tool ${i}`,
  Description: 'x'.repeat(1000),
}))
const { id } = await uploader.upload(toolsCsv(rows))
await services.mail.queue(services.database.db, { to: 'a@example.com', subject: 'One', text: 'x', html: 'x' })

const review = () =>
  request(`/api/tools/${slug}/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reviewInput()),
  })
const picture = async () => {
  const form = new FormData()
  const image = sharp({ create: { width: 600, height: 600, channels: 3, background: '#4f46b8' } })
  form.set('avatar', new File([new Uint8Array(await image.png().toBuffer())], 'me.png'))
  return request('/api/users/upload-avatar', { method: 'POST', headers: person.headers, body: form })
}
const ready = async () => {
  const answer = await request('/readyz')
  return [answer.status, ((await answer.json()) as { storage: boolean }).storage]
}
const told = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { message?: string }).message,
]

const ballast = join(config.dataFolder, 'ballast')
const chunk = Buffer.alloc(4096, 1)
function fill() {
  try {
    for (;;) writeFileSync(ballast, chunk, { flag: 'a' })
  } catch {
    // Not another byte.
  }
}
fill()
const full = {
  // First what needs the most room: an import that has read its file, and then has nowhere to write.
  import: await uploader.run(id, 'apply').then(
    ({ error }) => error,
    (error: Error) => error.message,
  ),
  // SQLite uses what its log had room for until then.
  review: await (async () => {
    for (let tries = 0; tries < 5000; tries++) {
      const answer = await review()
      if (answer.status !== 201) return await told(answer)
    }
    return 'never'
  })(),
  picture: await told(await picture()),
  page: (await request(`/api/tools/${slug}`)).status,
  ready: await ready(),
}
await services.mail.sendDue()
rmSync(ballast)
for (let tries = 0; (await ready())[0] !== 200 && tries < 100; tries++) await sleep(100)
const mails = async () => {
  const { db } = services.database
  // As if the wait before the next try were over.
  await db
    .updateTable('mail_outbox')
    .set({ due_at: new Date().toISOString() })
    .where('sent_at', 'is', null)
    .execute()
  await services.mail.sendDue()
  return (await db.selectFrom('mail_outbox').select('id').where('sent_at', 'is not', null).execute()).length
}
const room = {
  ready: await ready(),
  review: (await review()).status,
  picture: (await picture()).status,
  mails: await mails(),
}
console.log(JSON.stringify({ full, room }))
await close()
process.exit(0)
