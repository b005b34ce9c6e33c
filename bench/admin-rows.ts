import { sql } from 'kysely'
import type { Database, Tx } from '../src/kernel/data/database.ts'
import { Random } from '../test/seeded.ts'
import type { Synthetic } from './synthetic.ts'
import { capital, invented } from './words.ts'

/** Rows of one INSERT: its parameters stay below the limits of the engines. */
const CHUNK = 500
/** The oldest row is so old; the others lie evenly after it. */
const DAYS = 700

const FIRST = 'Ada Ben Chloe Dara Elif Femi Grace Hugo Ines Jonas Kira Liam Maria Nils Olga Priya'.split(' ')
const MESSAGE =
  'Could you tell me whether a team of twelve people may share one plan, and what it costs a year?'

/** Writes so many reviews, people and inquiries beside a catalogue that is there, and gives its tools a past. */
export async function fillAdminRows(database: Database, synthetic: Synthetic, rows: number): Promise<void> {
  const { db, engine } = database
  const random = new Random(rows)
  await db.transaction().execute(async (tx) => {
    await ageTools(tx, engine)
    const tools = await tx.selectFrom('tools').select('id').execute()
    const times = timesOf(rows)
    for (let i = 0; i < rows; i += CHUNK) {
      const part = times.slice(i, i + CHUNK).map((at, n) => ({ at, n: i + n }))
      const reviews = part.map(({ at, n }) => {
        const tool_id = tools[Math.floor(tools.length * random.next() ** 3)]!.id
        return { tool_id, ...reviewOf(synthetic, random, n), created_at: at, updated_at: at }
      })
      const people = part.map(({ at, n }) => ({ ...personOf(random, n), created_at: at, updated_at: at }))
      const inquiries = part.map(({ at, n }) => ({ ...inquiryOf(random, n), created_at: at, updated_at: at }))
      await tx.insertInto('reviews').values(reviews).execute()
      await tx.insertInto('users').values(people).execute()
      await tx.insertInto('contact_inquiries').values(inquiries).execute()
    }
  })
  // A database that has run for a while has done this by itself.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db)
}

/** Tools that came and changed one after the other, some of which are inactive. */
async function ageTools(tx: Tx, engine: Database['engine']): Promise<void> {
  const tools = await tx.selectFrom('tools').select('id').execute()
  const times = timesOf(tools.length)
  const random = new Random(tools.length)
  const values = tools.map(({ id }, i) => ({
    id,
    created_at: times[i]!,
    updated_at: random.pick(times),
    views: Math.floor(20 / random.next()),
    status: random.chance(0.03) ? 'inactive' : 'active',
  }))
  const from =
    engine === 'postgres'
      ? sql`json_to_recordset(${JSON.stringify(values)}::json) as v(id int, created_at text, updated_at text, views int, status text)`
      : sql`(select value ->> 'id' as id, value ->> 'created_at' as created_at, value ->> 'updated_at' as updated_at,
          value ->> 'views' as views, value ->> 'status' as status from json_each(${JSON.stringify(values)})) as v`
  await sql`update tools set created_at = v.created_at, updated_at = v.updated_at, views = v.views, status = v.status
    from ${from} where tools.id = v.id`.execute(tx)
}

function timesOf(count: number): string[] {
  const step = (DAYS * 24 * 3_600_000) / count
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2024, 0, 1) + Math.floor(i * step)).toISOString(),
  )
}

function nameOf(random: Random, n: number) {
  const last = capital(invented(random.int(0, 20_000)))
  const first = random.pick(FIRST)
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${n}@${invented(n % 400)}.example`.toLowerCase(),
  }
}

function reviewOf({ tools }: Synthetic, random: Random, n: number) {
  const { name, email } = nameOf(random, n)
  const words = random.pick(tools).description.split(' ')
  return {
    user_name: name,
    user_email: random.chance(0.9) ? email : null,
    rating: Math.min(5, 1 + Math.floor(6 * random.next() ** 0.5)),
    title: random.pick(tools).features[0] ?? null,
    content: `We use the tool for this: ${words.slice(0, random.int(12, 40)).join(' ')}`,
    is_verified: random.chance(0.3) ? 1 : 0,
    status: random.chance(0.9) ? 'published' : random.pick(['pending', 'rejected']),
    report_count: random.chance(0.01) ? random.int(1, 4) : 0,
  }
}

function personOf(random: Random, n: number) {
  const { name, email } = nameOf(random, n)
  return {
    id: `person-${invented(n)}-${n}`,
    name,
    email,
    email_verified: random.chance(0.9) ? 1 : 0,
    user_role: random.chance(0.001) ? 'moderator' : 'user',
    is_active: random.chance(0.98) ? 1 : 0,
    company_name: random.chance(0.4) ? `${capital(invented(random.int(0, 5_000)))} Ltd` : null,
    last_login_at: random.chance(0.8) ? random.pick(LOGINS) : null,
  }
}
const LOGINS = timesOf(50_000)

function inquiryOf(random: Random, n: number) {
  return {
    reference: `KIT-${String(n).padStart(8, '0')}`,
    email: nameOf(random, n).email,
    mobile: random.chance(0.5) ? `+44 20 7946 ${String(n % 10_000).padStart(4, '0')}` : null,
    query_type: random.pick([
      'general',
      'general',
      'tool_submission',
      'bug_report',
      'partnership',
      'support',
    ]),
    message: `${MESSAGE} ${invented(n)}`,
    status: random.chance(0.05) ? 'new' : random.pick(['in_progress', 'resolved', 'resolved', 'closed']),
  }
}
