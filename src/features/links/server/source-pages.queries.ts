import type { Db } from '../../../kernel/data/database.ts'
import type { Finding } from './finding.ts'

/** A page that facts or plans come from. */
export interface SourcePage {
  url: string
  /** Whether prices stand on it: its text is read then. */
  has_plans: boolean
}

/** Pages of one round: a large catalogue has more, and goes on with them in the next one. */
const AT_MOST = 3_000

/** The pages behind what stands that were not visited since a moment, those that waited longest first. */
export async function selectDueSources(db: Db, before: string): Promise<SourcePage[]> {
  const rows = await db
    .selectFrom((e) =>
      e
        .selectFrom('plans')
        .select((p) => ['source_url as url', p.val<number>(1).as('has_plans')])
        .where('until', 'is', null)
        .unionAll(
          e
            .selectFrom('facts')
            .select((f) => ['source_url as url', f.val<number>(0).as('has_plans')])
            .where('until', 'is', null),
        )
        .as('sources'),
    )
    .leftJoin('source_pages', 'source_pages.url', 'sources.url')
    .select((e) => ['sources.url', e.fn.max<number>('sources.has_plans').as('has_plans')])
    .where((e) => e.or([e('source_pages.url', 'is', null), e('source_pages.checked_at', '<', before)]))
    .groupBy(['sources.url', 'source_pages.checked_at'])
    .orderBy('source_pages.checked_at')
    .orderBy('sources.url')
    .limit(AT_MOST)
    .execute()
  return rows.map(({ url, has_plans }) => ({ url, has_plans: Number(has_plans) === 1 }))
}

/** What a visit of a page has found; `text_hash` is null where its text was not read. */
export interface SourceFinding
  extends Pick<Finding, 'url' | 'outcome' | 'failure' | 'http_status' | 'code' | 'checked_at'> {
  text_hash: string | null
}

/** Stores what visits have found, and when a text was another one than the last time. */
export async function upsertSourceFindings(db: Db, findings: readonly SourceFinding[]): Promise<void> {
  if (findings.length === 0) return
  const urls = findings.map(({ url }) => url)
  const known = await db
    .selectFrom('source_pages')
    .select(['url', 'text_hash', 'changed_at'])
    .where('url', 'in', urls)
    .execute()
  const byUrl = new Map(known.map((row) => [row.url, row]))
  const rows = findings.map((finding) => {
    const before = byUrl.get(finding.url)
    const isChanged = before?.text_hash && finding.text_hash && before.text_hash !== finding.text_hash
    return {
      ...finding,
      // A page that could not be read for once is compared with what it said before.
      text_hash: finding.text_hash ?? before?.text_hash ?? null,
      changed_at: isChanged ? finding.checked_at : (before?.changed_at ?? null),
    }
  })
  await db
    .insertInto('source_pages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet((e) => ({
        outcome: e.ref('excluded.outcome'),
        failure: e.ref('excluded.failure'),
        http_status: e.ref('excluded.http_status'),
        code: e.ref('excluded.code'),
        text_hash: e.ref('excluded.text_hash'),
        changed_at: e.ref('excluded.changed_at'),
        checked_at: e.ref('excluded.checked_at'),
      })),
    )
    .execute()
}
