import { sql } from 'kysely'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type FactType, type FactValue, formatValue } from '../../facts/fact-values.ts'
import type { FactKind } from '../../facts/facts.contract.ts'
import type { Corrections } from '../corrections.contract.ts'
import { queueKey } from '../report-words.ts'

export interface NewReport {
  tool_id: number
  kind: string | null
  plan: string | null
  name: string
  subject: string
  stood: string | null
  message: string
  link: string | null
  email: string | null
  search_key: string
}

/** Whether the same was said about the same since a time, by whoever has this address or none. */
export async function isReported(tx: Tx, report: NewReport, since: string): Promise<boolean> {
  const { tool_id, kind, plan, email, message } = report
  let query = tx
    .selectFrom('fact_reports')
    .select('id')
    .where('tool_id', '=', tool_id)
    .where('message', '=', message)
    .where('created_at', '>', since)
  for (const [column, value] of Object.entries({ kind, plan, email })) {
    const name = column as 'kind' | 'plan' | 'email'
    query = value === null ? query.where(name, 'is', null) : query.where(name, '=', value)
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  const at = now()
  await tx
    .insertInto('fact_reports')
    .values({ ...report, queue_key: queueKey('open', at), created_at: at, updated_at: at })
    .execute()
}

/** Forgets the addresses of readers whose reports were decided before a time. */
export async function forgetReporters(db: Db, before: string): Promise<void> {
  await db
    .updateTable('fact_reports')
    .set({ email: null })
    .where('status', 'in', ['done', 'refused'])
    .where('decided_at', '<', before)
    .where('email', 'is not', null)
    .execute()
}

/** How much is known of published tools. */
export async function countKnown(db: Db): Promise<Corrections['counts']> {
  const sources = (table: 'facts' | 'plans') =>
    db
      .selectFrom(table)
      .innerJoin('tools', 'tools.id', `${table}.tool_id`)
      .select(['source_url', 'tool_id'])
      .where('until', 'is', null)
      .where('tools.status', '=', 'active')
      .where('tools.deleted_at', 'is', null)
  const [facts, all] = await Promise.all([
    db
      .selectFrom(sources('facts').as('known'))
      .select((e) => e.fn.countAll<number>().as('facts'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(sources('facts').unionAll(sources('plans')).as('known'))
      .select((e) => [
        e.fn.count<number>('source_url').distinct().as('sources'),
        e.fn.count<number>('tool_id').distinct().as('tools'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { facts: Number(facts.facts), sources: Number(all.sources), tools: Number(all.tools) }
}

const textOf = (
  row: { key: string; type: string; unit: string | null; options: string },
  value: string | null,
): string | null =>
  value === null
    ? null
    : formatValue(
        { ...row, type: row.type as FactType, options: JSON.parse(row.options) as FactKind['options'] },
        JSON.parse(value) as FactValue,
      )

/** Values of published tools that were replaced or taken away, newest first. */
export async function selectChangedFacts(db: Db, limit: number) {
  const next = sql<string | null>`(select next.value from facts as next where next.tool_id = facts.tool_id
    and next.kind_id = facts.kind_id and next.id > facts.id order by next.id limit 1)`
  const rows = await db
    .selectFrom('facts')
    .innerJoin('tools', 'tools.id', 'facts.tool_id')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .select(['facts.tool_id', 'facts.value', 'facts.until', 'tools.name', 'tools.slug'])
    .select(['fact_kinds.key', 'fact_kinds.name as label'])
    .select(['fact_kinds.type', 'fact_kinds.unit', 'fact_kinds.options'])
    .select(next.as('next'))
    .where('facts.until', 'is not', null)
    .where('tools.status', '=', 'active')
    .where('tools.deleted_at', 'is', null)
    .where('fact_kinds.deleted_at', 'is', null)
    // Another source, or another note, for the same value.
    .where(sql<boolean>`coalesce(${next}, '') <> facts.value`)
    .orderBy('facts.until', 'desc')
    .orderBy('facts.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.until!,
    tool_id: row.tool_id,
    tool: { name: row.name, slug: row.slug },
    kind: row.key,
    subject: row.label,
    was: textOf(row, row.value),
    now: textOf(row, row.next),
  }))
}

/** Reports about published tools that were done, newest first, with what stands of their kinds. */
export async function selectDoneReports(db: Db, limit: number) {
  const rows = await db
    .selectFrom('fact_reports')
    .innerJoin('tools', 'tools.id', 'fact_reports.tool_id')
    .leftJoin('fact_kinds', 'fact_kinds.key', 'fact_reports.kind')
    .leftJoin('facts', (join) =>
      join
        .onRef('facts.tool_id', '=', 'fact_reports.tool_id')
        .onRef('facts.kind_id', '=', 'fact_kinds.id')
        .on('facts.until', 'is', null),
    )
    .select(['fact_reports.tool_id', 'kind', 'subject', 'stood', 'public_note', 'decided_at'])
    .select(['fact_reports.created_at', 'tools.name', 'tools.slug', 'facts.value'])
    .select(['fact_kinds.key', 'fact_kinds.type', 'fact_kinds.unit', 'fact_kinds.options'])
    .where('fact_reports.status', '=', 'done')
    .where('fact_reports.deleted_at', 'is', null)
    .where('tools.status', '=', 'active')
    .where('tools.deleted_at', 'is', null)
    .orderBy('decided_at', 'desc')
    .orderBy('fact_reports.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ key, type, unit, options, value, name, slug, ...report }) => ({
    ...report,
    tool: { name, slug },
    decided_at: report.decided_at!,
    stands: key === null ? null : textOf({ key, type: type!, unit, options: options! }, value),
  }))
}
export type DoneReport = Awaited<ReturnType<typeof selectDoneReports>>[number]
export type ChangedFact = Awaited<ReturnType<typeof selectChangedFacts>>[number]
