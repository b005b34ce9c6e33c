import type { Catalog } from '../../../catalog/catalog.ts'
import { lockContent, recordChanges } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { AppError } from '../../../shared/errors.ts'
import type { AdminTool, ToolInput } from '../../tools/admin-tools.contract.ts'
import { createTool } from '../../tools/server/admin-tools.service.ts'
import type { Submission } from '../admin-submissions.contract.ts'
import type { SubmissionInput } from '../submission-input.ts'
import {
  decide,
  type SubmissionRow,
  selectSubmissionRows,
  selectSubmissions,
} from './admin-submissions.queries.ts'
import { addressKey, findListed } from './submission-keys.ts'

export async function listSubmissions(
  { database, catalog }: RequestContext,
  query: Parameters<typeof selectSubmissions>[1],
) {
  const { rows, ...total } = await selectSubmissions(database.db, query)
  return { ...total, rows: rows.map((row) => toSubmission(catalog.current, row)) }
}

function toSubmission(catalog: Catalog, row: SubmissionRow): Submission {
  const { data, name_key, address_key, ...rest } = row
  const given = JSON.parse(data) as Partial<SubmissionInput>
  const category = given.category ? catalog.categoryBySlug.get(given.category) : undefined
  const listed = findListed(catalog, name_key, address_key)
  const isOwn = listed !== undefined && listed.id === row.tool_id
  return {
    ...rest,
    short_description: given.short_description ?? '',
    category_id: category?.id ?? null,
    category_name: category?.name ?? null,
    pricing_model: given.pricing_model ?? null,
    note: given.note ?? null,
    status: row.status as Submission['status'],
    duplicate:
      listed && !isOwn
        ? {
            name: listed.name,
            slug: listed.slug,
            same: addressKey(listed.website_url) === address_key ? 'address' : 'name',
          }
        : null,
  }
}

/** Throws `not_found`. */
async function readRow(db: Db | Tx, id: number): Promise<SubmissionRow> {
  const [row] = await selectSubmissionRows(db, [id])
  if (!row) throw new AppError('not_found', 'Submission not found')
  return row
}

export async function getSubmission({ database, catalog }: RequestContext, id: number): Promise<Submission> {
  return toSubmission(catalog.current, await readRow(database.db, id))
}

/** A submission that nobody has decided about, for a transaction that does. Throws `conflict`. */
async function readOpen(tx: Tx, id: number, version: number | undefined): Promise<SubmissionRow> {
  const row = await readRow(tx, id)
  if (row.status !== 'new') {
    throw new AppError('conflict', `This submission has been ${row.status} already. Nothing was sent.`)
  }
  if (version !== undefined && version !== row.version) {
    throw new AppError('conflict', 'Somebody else has changed this submission meanwhile')
  }
  return row
}

/** Adds the tool, notes the decision and mails the sender; all or nothing. */
export async function approveSubmission(
  context: RequestContext,
  id: number,
  tool: ToolInput,
  version?: number,
): Promise<AdminTool> {
  const { mail, config } = context
  return await createTool(context, tool, async (tx, toolId, slug) => {
    const row = await readOpen(tx, id, version)
    await decide(tx, id, { status: 'approved', tool_id: toolId })
    await log(tx, context, row, 'approved')
    await mail.queue(tx, {
      to: row.email,
      replyTo: config.contactEmail,
      subject: `${row.name} is listed`,
      ...renderLetter({
        title: `${row.name} is listed`,
        paragraphs: [`Thank you for suggesting ${row.name}. We have looked at it and added it.`],
        ...(tool.status === 'active' && {
          action: { label: 'See its page', url: `${config.url}/tools/${slug}` },
        }),
        footer: 'You get this mail because your address stands on the suggestion.',
      }),
    })
  })
}

export async function rejectSubmission(
  context: RequestContext,
  id: number,
  reason: string,
  version?: number,
): Promise<Submission> {
  const { mail, config, database } = context
  await database.db.transaction().execute(async (tx) => {
    await lockContent(tx, database.engine)
    const row = await readOpen(tx, id, version)
    await decide(tx, id, { status: 'rejected', reason })
    await log(tx, context, row, 'rejected')
    await mail.queue(tx, {
      to: row.email,
      replyTo: config.contactEmail,
      subject: `About your suggestion ${row.name}`,
      ...renderLetter({
        title: `About your suggestion ${row.name}`,
        paragraphs: [`Thank you for suggesting ${row.name}. We have decided not to list it:`, reason],
        footer: 'An answer to this mail reaches us.',
      }),
    })
  })
  return await getSubmission(context, id)
}

async function log(tx: Tx, context: RequestContext, { id, name, status }: SubmissionRow, next: string) {
  await recordChanges(tx, actorOf(context), [
    {
      action: 'update',
      entity: 'submission',
      entity_id: id,
      before: { name, status },
      after: { name, status: next },
    },
  ])
}
