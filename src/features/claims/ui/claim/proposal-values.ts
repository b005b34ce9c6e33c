import { z } from 'zod'
import type { FactKind } from '../../../facts/facts.contract.ts'
import {
  type FactValues,
  newFact,
  newPlan,
  planInput,
  sheetInput,
} from '../../../facts/ui/admin/sheet-values.ts'
import { type ProposalInput, ProposalText } from '../../claim-input.ts'
import { PLANS } from '../../claim-words.ts'

const text = z.string().default('')

/** The form of a proposal; what its kind can say is checked where it is stored. */
export const ProposalForm = ProposalText.extend({
  kind: z.string().min(1, 'What it is about is required'),
  value: z.union([z.string(), z.array(z.string())]).default(''),
  name: text,
  amount: text.refine((price) => Number.isFinite(Number(price)), 'A price must be a number'),
  currency: text,
  per: text,
  per_seat: z.boolean().default(false),
  limits: text,
})
export type ProposalValues = z.input<typeof ProposalForm>

export const EMPTY: ProposalValues = {
  kind: '',
  value: '',
  name: '',
  amount: '',
  currency: 'USD',
  per: 'month',
  per_seat: false,
  limits: '',
  source_url: '',
  note: '',
}

/** A value of another kind is none of this one. */
export const emptyValue = (kind: FactKind | undefined): FactValues['value'] =>
  kind ? newFact(kind).value : ''

/** What is sent of it: the value as its kind has it, or the plan. */
export function proposalInput(
  kinds: readonly FactKind[],
  { kind: key, value, source_url, note, ...plan }: z.output<typeof ProposalForm>,
): z.input<typeof ProposalText> & Pick<ProposalInput, 'kind' | 'value' | 'plan'> {
  const about = { kind: key, source_url, note }
  if (key === PLANS) {
    const { name, amount, currency, per, per_seat, limits } = planInput({ ...newPlan(), ...plan })
    const price = amount === null ? { currency: null, per: null } : { currency, per }
    return { ...about, plan: { name, amount, per_seat, limits, ...price } }
  }
  const kind = kinds.find((one) => one.key === key)
  if (!kind) return about
  const sheet = sheetInput([kind])({ [key]: { ...newFact(kind), value }, plans: [] }) as Record<
    string,
    unknown
  >
  return { ...about, value: (sheet[key] as { value: unknown }).value }
}
