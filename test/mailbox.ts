import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** The mails to an address that stand as files in a data folder, oldest first. */
export async function lettersIn(dataFolder: string, address: string): Promise<Letter[]> {
  const folder = join(dataFolder, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((f) => f.endsWith('.eml')).sort()
  const letters: Letter[] = []
  for (const file of files) {
    const source = await readFile(join(folder, file))
    if (!source.includes(address)) continue
    const { to, subject = '', text = '', html } = await simpleParser(source)
    const recipient = Array.isArray(to) ? to[0]?.text : to?.text
    if (recipient === address) letters.push({ to: recipient, subject, text, html: html || '' })
  }
  return letters
}

/** The token of the link in a mail. */
export const tokenIn = ({ text }: Letter) => /[#?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
