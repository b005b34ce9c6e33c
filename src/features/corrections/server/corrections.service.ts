import { lockContent } from '../../../kernel/changes/changes.queries.ts'
import type { Db } from '../../../kernel/data/database.ts'
import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { DAY_SECONDS } from '../../../shared/limits.ts'
import { formatValue } from '../../facts/fact-values.ts'
import { planPrice } from '../../facts/prices.ts'
import { selectFactKinds, selectFacts, selectPlans } from '../../facts/server/facts.queries.ts'
import type { Correction, Corrections } from '../corrections.contract.ts'
import { CHANGE_DAYS, CORRECTIONS_PAGE, CORRECTIONS_PAGES_MAX, REPORTER_DAYS } from '../corrections.limits.ts'
import type { ReportInput } from '../report-input.ts'
import { PLANS, planSubject, WHOLE_TOOL } from '../report-words.ts'
import {
  type ChangedFact,
  countKnown,
  type DoneReport,
  forgetReporters as forgetReportersBefore,
  insertReport,
  isReported,
  selectChangedFacts,
  selectDoneReports,
} from './corrections.queries.ts'

const DAY_MS = DAY_SECONDS * 1000
const daysBefore = (time: number, days: number) => new Date(time - days * DAY_MS).toISOString()

type About = Pick<ReportInput, 'kind' | 'plan'>

/** What is reported in words, and what stands of it. Throws `invalid` for a question that is not asked. */
export async function readSubject(db: Db, toolId: number, { kind: key, plan: name }: About) {
  if (key === null) return { subject: WHOLE_TOOL, stands: null }
  if (key === PLANS) {
    const plan = name === null ? undefined : (await selectPlans(db, toolId)).find((p) => p.name === name)
    return {
      subject: planSubject(name),
      stands: plan ? { ...plan, note: null, text: planPrice(plan) } : null,
    }
  }
  const kind = (await selectFactKinds(db)).find((k) => k.key === key)
  if (!kind) {
    const message = 'There is no such question'
    throw new AppError('invalid', message, { kind: message })
  }
  const fact = (await selectFacts(db, toolId)).find((f) => f.kind === key)
  return { subject: kind.label, stands: fact ? { ...fact, text: formatValue(kind, fact.value) } : null }
}

/** Stores what a reader says, once a day. Throws `not_found`, and `invalid`. */
export async function reportFact(context: RequestContext, slug: string, input: ReportInput): Promise<void> {
  const { database } = context
  const tool = toolOf(context, slug)
  const plan = input.kind === PLANS ? input.plan : null
  const { subject, stands } = await readSubject(database.db, tool.id, { kind: input.kind, plan })
  const report = {
    tool_id: tool.id,
    kind: input.kind,
    plan,
    name: `${tool.name}: ${subject}`,
    subject,
    stood: stands?.text ?? null,
    message: input.message,
    link: input.link,
    email: input.email ?? (await context.findViewer())?.email ?? null,
    search_key: `${tool.name} ${tool.slug} ${subject}`.toLowerCase(),
  }
  await database.db.transaction().execute(async (tx) => {
    // The same twice at the same moment: the second sees the first.
    await lockContent(tx, database.engine)
    if (!(await isReported(tx, report, daysBefore(Date.now(), 1)))) await insertReport(tx, report)
  })
}

/** Throws `not_found`. */
export function toolOf({ catalog }: Pick<RequestContext, 'catalog'>, slug: string) {
  const tool = catalog.current.toolBySlug.get(slug)
  if (!tool) throw new AppError('not_found', 'Tool not found')
  return tool
}

/** Forgets who has reported what was decided some time ago. */
export const forgetReporters = (db: Db) => forgetReportersBefore(db, daysBefore(Date.now(), REPORTER_DAYS))

/** One more than all pages have. */
const LOG_MAX = CORRECTIONS_PAGE * CORRECTIONS_PAGES_MAX + 1

/** A page of what was put right, and how much is known; what was read last while the database is away. */
export const readCorrections = (
  { database, remembered }: Pick<Services, 'database' | 'remembered'>,
  page = 1,
) => remembered.read(`corrections ${page}`, () => listCorrections(database.db, page))

async function listCorrections(db: Db, page: number): Promise<Corrections> {
  const [counts, changes, reports] = await Promise.all([
    countKnown(db),
    selectChangedFacts(db, LOG_MAX),
    selectDoneReports(db, LOG_MAX),
  ])
  const all = joinLog(changes, reports)
  const end = page * CORRECTIONS_PAGE
  return {
    counts,
    corrections: all.slice(end - CORRECTIONS_PAGE, end),
    more: all.length > end && page < CORRECTIONS_PAGES_MAX,
  }
}

/**
 * What has changed, and what was said about it: a report belongs to the value that changed after it came in, until some
 * days after it was done. One that changed nothing stands for itself where the editors say something about it.
 */
export function joinLog(changes: readonly ChangedFact[], reports: readonly DoneReport[]): Correction[] {
  const said = new Map<ChangedFact, { note: string | null }>()
  const alone: Correction[] = []
  const ofFact = Map.groupBy(changes, ({ tool_id, kind }) => `${tool_id} ${kind}`)
  for (const report of reports) {
    const latest = new Date(Date.parse(report.decided_at) + CHANGE_DAYS * DAY_MS).toISOString()
    const change = ofFact
      .get(`${report.tool_id} ${report.kind}`)
      ?.find(({ at }) => at >= report.created_at && at <= latest)
    if (change) {
      said.set(change, { note: said.get(change)?.note ?? report.public_note })
    } else if (report.public_note !== null) {
      const { decided_at: at, tool, subject, stood, stands, public_note: note } = report
      alone.push({ at, tool, subject, was: stood, now: stands ?? stood, reported: true, note })
    }
  }
  const changed = changes.map((change) => {
    const { at, tool, subject, was, now } = change
    const report = said.get(change)
    return { at, tool, subject, was, now, reported: report !== undefined, note: report?.note ?? null }
  })
  return [...changed, ...alone].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}
