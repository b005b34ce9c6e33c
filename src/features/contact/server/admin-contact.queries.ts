import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import type { Inquiry, InquiryAnswer } from '../admin-contact.contract.ts'

interface Filter {
  search?: string | undefined
  status?: string | undefined
  query_type?: string | undefined
}

function matching(db: Db, { search, status, query_type }: Filter) {
  let query = db
    .selectFrom('contact_inquiries')
    .where('deleted_at', 'is', null)
    .where(hasAll(search, 'search_key'))
  if (status) query = query.where('status', '=', status)
  if (query_type) query = query.where('query_type', '=', query_type)
  return query
}

/** One page of the inquiries, and their number. */
export const selectInquiries = (db: Db, filter: Filter & Page) =>
  selectPage(db, matching(db, filter), 'created_at', filter, selectInquiryRows)

export async function selectInquiryRows(db: Db | Tx, ids: number[]): Promise<Inquiry[]> {
  const rows = await db
    .selectFrom('contact_inquiries')
    .select(['id', 'reference', 'email', 'mobile', 'query_type', 'message', 'status', 'admin_notes'])
    .select(['created_at', 'version'])
    .select((e) =>
      e
        .selectFrom('inquiry_answers')
        .select((a) => a.fn.countAll<number>().as('count'))
        .whereRef('inquiry_id', '=', 'contact_inquiries.id')
        .as('answer_count'),
    )
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    ...row,
    query_type: row.query_type as Inquiry['query_type'],
    status: row.status as Inquiry['status'],
    answer_count: Number(row.answer_count),
  }))
}

/** Some inquiries before one, newest first, for an export that is made as it is sent. */
export async function selectInquiriesBefore(
  db: Db,
  filter: Filter,
  before: { created_at: string; id: number } | null,
  limit: number,
) {
  let query = matching(db, filter)
  if (before) {
    query = query.where((e) => e(e.refTuple('created_at', 'id'), '<', e.tuple(before.created_at, before.id)))
  }
  return await query
    .select(['id', 'reference', 'email', 'mobile', 'query_type', 'message', 'status', 'admin_notes'])
    .select('created_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectAnswers(db: Db, inquiryId: number): Promise<InquiryAnswer[]> {
  return await db
    .selectFrom('inquiry_answers')
    .select(['id', 'message', 'actor_name', 'created_at'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute()
}

export async function updateInquiry(
  tx: Tx,
  id: number,
  set: { status?: string | undefined; admin_notes?: string | null | undefined },
): Promise<void> {
  await tx
    .updateTable('contact_inquiries')
    .set((e) => ({ ...set, updated_at: now(), version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function insertAnswer(
  tx: Tx,
  answer: { inquiry_id: number; message: string; actor_name: string },
): Promise<void> {
  await tx
    .insertInto('inquiry_answers')
    .values({ ...answer, created_at: now() })
    .execute()
}
