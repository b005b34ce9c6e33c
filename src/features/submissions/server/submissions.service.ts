import type { Catalog } from '../../../catalog/catalog.ts'
import { lockContent } from '../../../kernel/changes/changes.queries.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { AppError } from '../../../shared/errors.ts'
import type { SubmissionInput } from '../submission-input.ts'
import type { Duplicate } from '../submissions.contract.ts'
import { addressKey, findListed, nameKey } from './submission-keys.ts'
import { insertSubmission, isWaiting } from './submissions.queries.ts'

/** What is listed or waiting already under this name or address; null when it is new. */
export async function findDuplicate(
  db: Db | Tx,
  catalog: Catalog,
  { name = '', website_url = '' }: { name?: string | undefined; website_url?: string | undefined },
): Promise<Duplicate | null> {
  const keys = { name: nameKey(name), address: addressKey(website_url) }
  const tool = findListed(catalog, keys.name, keys.address)
  if (tool) return { kind: 'tool', name: tool.name, slug: tool.slug }
  return (await isWaiting(db, keys)) ? { kind: 'submission' } : null
}

/** Puts a suggested tool into the queue of the administrators, and tells the owner. Throws `conflict`. */
export async function createSubmission(
  {
    database: { db, engine },
    catalog,
    mail,
    config,
  }: Pick<Services, 'database' | 'catalog' | 'mail' | 'config'>,
  input: SubmissionInput,
): Promise<void> {
  const { categoryBySlug } = catalog.current
  const category = input.category === null ? undefined : categoryBySlug.get(input.category)
  if (input.category !== null && !category) {
    throw new AppError('invalid', 'Please choose a category from the list', {
      category: 'Please choose a category from the list',
    })
  }
  await db.transaction().execute(async (tx) => {
    // Two suggestions of one tool at the same moment: the second sees the first.
    await lockContent(tx, engine)
    const duplicate = await findDuplicate(tx, catalog.current, input)
    if (duplicate?.kind === 'tool') throw refusal(`${duplicate.name} is already listed.`)
    if (duplicate) throw refusal('This tool has been suggested already and is waiting for review.')
    await insertSubmission(tx, input, { name: nameKey(input.name), address: addressKey(input.website_url) })
    await mail.queue(tx, {
      to: config.contactEmail,
      replyTo: input.email,
      subject: `Suggested tool: ${input.name}`,
      ...renderLetter({
        title: `Suggested tool: ${input.name}`,
        paragraphs: [input.short_description, ...(input.note ? [input.note] : [])],
        facts: [
          ['Address', input.website_url],
          ['Category', category?.name ?? 'not given'],
          ['Pricing', input.pricing_model ?? 'not given'],
          ['From', input.email],
        ],
        footer: 'An answer to this mail goes to the sender.',
      }),
    })
  })
}

const refusal = (sentence: string) => new AppError('conflict', sentence, { website_url: sentence })
