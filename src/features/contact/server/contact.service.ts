import { randomInt } from 'node:crypto'
import type { Services } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { type ContactInput, QUERY_TYPE_LABELS } from '../contact-input.ts'
import { insertInquiry } from './contact.queries.ts'

/** Without letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 'K-7Q2MX9RT': short enough to be read out, and 30^8 of them. */
export function newReference(): string {
  return `K-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

/** Stores an inquiry together with the mail that tells the owner of it. Answers its reference. */
export async function createInquiry(
  { database: { db }, mail, config }: Pick<Services, 'database' | 'mail' | 'config'>,
  input: ContactInput,
): Promise<string> {
  const reference = newReference()
  const kind = QUERY_TYPE_LABELS[input.query_type]
  await db.transaction().execute(async (tx) => {
    await insertInquiry(tx, reference, input)
    await mail.queue(tx, {
      to: config.contactEmail,
      replyTo: input.email,
      subject: `${kind} (${reference})`,
      ...renderLetter({
        title: `A message from the contact form: ${kind}`,
        paragraphs: [input.message],
        facts: [
          ['From', input.email],
          ...(input.mobile ? [['Mobile', input.mobile] as [string, string]] : []),
          ['Reference', reference],
        ],
        footer: 'An answer to this mail goes to the sender.',
      }),
    })
  })
  return reference
}
