import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../files/protect-folder.ts'
import type { OutboxMessage } from './mail.queries.ts'
import type { Deliver } from './mail.ts'

/** A server that does not answer must not hold back the other messages for long. Milliseconds. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Sends by SMTP when there is a server, else writes each message as an .eml file into the data folder. */
export function createDeliver({ smtpUrl, mailFrom, dataFolder, url }: Config): Deliver {
  const envelope = ({ id, to, subject, text, html, replyTo }: OutboxMessage) => ({
    from: mailFrom,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // The same for each try, so that a mailbox can tell a repeated message.
    messageId: `<kitly-${id}@${new URL(url).hostname}>`,
  })
  if (smtpUrl !== undefined) {
    const connect = async () => (await import('nodemailer')).createTransport({ url: smtpUrl, ...TIMEOUTS })
    let transport: ReturnType<typeof connect> | undefined
    return async (message) => {
      // Loaded with the first mail.
      transport ??= connect()
      await (await transport).sendMail(envelope(message))
      return new URL(smtpUrl).host
    }
  }
  const folder = join(dataFolder, 'mail')
  return async (message) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: bytes } = await transport.sendMail(envelope(message))
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${message.id}.eml`)
    await writeFile(file, bytes as Buffer, { mode: PRIVATE_FILE })
    return file
  }
}
