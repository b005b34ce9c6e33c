import { z } from 'zod'
import { PARTIAL_DATE } from '../../../shared/fields.ts'
import type { FactType } from '../fact-values.ts'
import { Fact, type FactKind, Plan } from '../facts.contract.ts'
import { FACT_VALUES_MAX } from '../facts.limits.ts'

/** What facts and plans must be like before they are stored, with the sentences for what is wrong. */

const address = z
  .string()
  .max(2000)
  .refine(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'The source must be the address of a page',
  )

/** A day, a month or a year that is not to come; `today` is a day. */
const past = (today: string) =>
  z
    .string()
    .regex(PARTIAL_DATE, 'A date must be like 2026-11-22, 2026-11 or 2026')
    .refine((day) => day <= today, 'A date must not be in the future')

const text = z.string().trim().min(1, 'A value must not be empty').max(2000)
const VALUES: Record<FactType, z.ZodType> = {
  choice: text,
  several: z.array(text).min(1, 'A value must not be empty').max(FACT_VALUES_MAX),
  flag: z.boolean('A value must be yes or no'),
  amount: z.number('A value must be a number').min(0),
  number: z.number('A value must be a number').min(0),
  date: z.string().regex(PARTIAL_DATE, 'A date must be like 2026-11-22, 2026-11 or 2026'),
  text,
  address,
}

/** Facts of these kinds, none twice. `today` is the day until which sources can be dated. */
export function factsSchema(kinds: readonly Pick<FactKind, 'key' | 'type' | 'options'>[], today: string) {
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]))
  const fact = Fact.extend({
    source_url: address,
    source_date: past(today).nullable(),
    checked_at: past(today),
  })
  return z
    .array(
      fact.check(({ value: { kind: key, value }, issues }) => {
        const fail = (message: string) => issues.push({ code: 'custom', input: value, message })
        const kind = kindOf.get(key)
        if (!kind) return void fail(`There is no kind of facts ${key}`)
        const found = VALUES[kind.type].safeParse(value)
        if (!found.success) return void fail(found.error.issues[0]!.message)
        const isKnown = (choice: string) => kind.options.some((option) => option.value === choice)
        const choices = kind.options.length === 0 ? [] : [value].flat()
        const stray = choices.find((choice) => typeof choice === 'string' && !isKnown(choice))
        if (stray !== undefined) fail(`${String(stray)} is no value of ${key}`)
      }),
    )
    .refine((facts) => new Set(facts.map((f) => f.kind)).size === facts.length, 'A kind stands there twice')
}

export const plansSchema = (today: string) =>
  z.array(
    Plan.extend({ source_url: address, source_date: past(today).nullable(), checked_at: past(today) }).refine(
      ({ amount, currency, per }) => amount === null || amount === 0 || (currency !== null && per !== null),
      'A price needs its currency and what it is paid for',
    ),
  )
