import type { Fact, Plan } from '../src/features/facts/facts.contract.ts'
import { insertFacts, insertMissingKinds, insertPlans } from '../src/features/facts/server/facts.queries.ts'
import { STARTER_FOLDER } from '../src/starter.ts'
import { readFactKinds } from '../src/starter-facts.ts'
import type { TestApp } from './app.ts'

const SOURCE = {
  source_url: 'https://docs.example.com/plans',
  source_kind: 'vendor',
  source_date: '2026-08-22',
  checked_at: '2026-11-20',
} as const

const PLAN: Plan = {
  name: 'Pro',
  amount: 20,
  currency: 'USD',
  per: 'month',
  is_billed_yearly: false,
  per_seat: false,
  unit: null,
  seats_from: null,
  seats_to: null,
  limits: 'Everything',
  trial_days: null,
  trial_needs_card: null,
  ...SOURCE,
}

/** What is known of a tool, by the kinds that come with Kitly; it is to be seen with the next change. */
export async function createFacts(
  { services: { database } }: TestApp,
  tool_id: number,
  facts: (Pick<Fact, 'kind' | 'value'> & Partial<Fact>)[],
  plans: Partial<Plan>[] = [],
): Promise<void> {
  const kinds = await readFactKinds(STARTER_FOLDER)
  await database.db.transaction().execute(async (tx) => {
    await insertMissingKinds(tx, kinds)
    const of = { tool_id, checked_by: 'Ada' }
    await insertFacts(
      tx,
      facts.map((fact) => ({ note: null, ...SOURCE, ...fact, ...of })),
    )
    await insertPlans(
      tx,
      plans.map((plan, position) => ({ ...PLAN, ...plan, ...of, position })),
    )
  })
}
