import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import {
  atMost,
  flag,
  integer,
  limitedText,
  listFields,
  recordIds,
  requiredText,
} from '../../shared/fields.ts'
import { Bulk, MERGES, mergedWith } from '../../shared/together.ts'
import { isCurrency } from './fact-check.ts'
import { FACT_GROUPS, FACT_TYPES, type FactGroup } from './fact-values.ts'
import { Fact, Plan } from './facts.contract.ts'
import { FACT_KINDS_MAX, FACT_OPTIONS_MAX, FACT_REVIEW_DAYS, KEY_MAX } from './facts.limits.ts'

/** What stands in a sheet of facts and is none of them. */
export const SHEET_FIELDS = ['id', 'name', 'slug', 'is_published', 'version', 'merged_with']

/** Words that stand beside the keys of kinds in a record of facts, or mean something to a program. */
const TAKEN = ['plans', 'batch', ...SHEET_FIELDS, 'root', 'constructor', 'prototype']

const Option = z.object({
  value: z
    .string()
    .trim()
    .max(60, atMost(60, 'A value'))
    .regex(/^[A-Za-z0-9][\w.+-]*$/, 'A value has letters, digits and hyphens, and no blanks'),
  label: requiredText(100, 'Each value needs a label', atMost(100, 'A label')),
})

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]]

const fields = z.object({
  key: z
    .string()
    .trim()
    .max(KEY_MAX, atMost(KEY_MAX, 'A key'))
    .regex(
      /^([a-z][a-z0-9_]*)?$/,
      'A key has small letters, digits and underscores, and begins with a letter',
    )
    .refine((key) => !TAKEN.includes(key), 'This word is taken: choose another key')
    .default(''),
  label: requiredText(100, 'Label is required', atMost(100, 'Label')),
  question: requiredText(200, 'Question is required', atMost(200, 'Question')),
  group: z.enum(keysOf<FactGroup>(FACT_GROUPS), 'Group is required'),
  type: z.enum(FACT_TYPES, 'Type is required'),
  unit: limitedText(30, 'Unit'),
  options: z
    .array(Option)
    .max(FACT_OPTIONS_MAX, `must have at most ${FACT_OPTIONS_MAX} values`)
    .default([])
    .check(({ value, issues }) => {
      const twice = value.find((option, i) => value.findIndex((other) => other.value === option.value) < i)
      if (twice) issues.push({ code: 'custom', input: value, message: `${twice.value} stands there twice` })
    }),
  is_filter: z.boolean().default(false),
  is_compared: z.boolean().default(true),
  on_card: z.boolean().default(false),
  review_days: integer('must be a whole number of days')
    .min(1, 'must be at least 1 day')
    .max(3650, 'must be at most 3,650 days')
    .default(FACT_REVIEW_DAYS),
  is_retired: z.boolean().default(false),
})

/** What goes together: units belong to numbers, options to choices. */
function refineKind(
  { type, unit, options }: Pick<z.output<typeof fields>, 'type' | 'unit' | 'options'>,
  fail: (field: string, message: string) => void,
): void {
  if (type === 'amount') {
    if (!unit || !isCurrency(unit)) fail('unit', 'Unit must be a currency of three letters, such as USD')
  } else if (unit && type !== 'number') fail('unit', 'Only a number or an amount has a unit')
  if (options.length > 0 && type !== 'choice' && type !== 'several') {
    fail('options', 'Only a choice, or several of them, has values to choose from')
  }
}

/** A kind of facts as it is added, and changed. */
export const FactKindInput = fields.check(({ value, issues }) =>
  refineKind(value, (field, message) =>
    issues.push({ code: 'custom', input: value, path: [field], message }),
  ),
)
export type FactKindInput = z.infer<typeof FactKindInput>

/** The same as it stands in the log, with its place among all. */
export const FactKindRecord = fields
  .extend({ position: integer().min(0) })
  .check(({ value, issues }) =>
    refineKind(value, (field, message) =>
      issues.push({ code: 'custom', input: value, path: [field], message }),
    ),
  )
export type FactKindRecord = z.infer<typeof FactKindRecord>

export const AdminFactKind = fields.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  position: z.int(),
  tool_count: z.int().describe('Tools of which a fact of it stands'),
  is_own: z.boolean().describe('It comes with Kitly, which asks it by its key: it cannot be deleted'),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AdminFactKind = z.infer<typeof AdminFactKind>

/** A fact as it is edited: its kind is the name of the field that it stands in. */
export const SheetFact = Fact.omit({ kind: true })
export type SheetFact = z.infer<typeof SheetFact>

/** All that is known of a tool, as one record: the name of each other field is the key of a kind. */
export interface FactSheet {
  /** The tool's. */
  name: string
  plans: Plan[]
  [key: string]: unknown
}

/** What a sheet says of a kind; null where that is not known. */
export const factIn = (sheet: FactSheet, key: string) => (sheet[key] ?? null) as SheetFact | null

export const AdminFactSheet = z
  .looseObject({
    ...mergedWith,
    id: z.int().describe('The id of the tool'),
    version: z.int(),
    name: z.string().describe('The name of the tool'),
    slug: z.string(),
    is_published: z.boolean(),
    plans: z.array(Plan),
  })
  .describe(
    'Beside these a field for each kind that is asked, by its key: its fact, or null where it is not known',
  )
export type AdminFactSheet = z.infer<typeof AdminFactSheet>

export const adminFactsEndpoints = {
  listAdminFactKinds: byAdmin('GET /api/admin/fact-kinds', {
    summary: 'List the kinds of facts, retired ones too',
    description: 'The header X-Total-Count has the number of all that match.',
    query: z.object({
      ...listFields(['position', 'name', 'updated_at']),
      group: z.enum(keysOf<FactGroup>(FACT_GROUPS)).optional(),
      retired: flag.optional(),
    }),
    output: z.array(AdminFactKind),
  }),
  createFactKind: byAdmin('POST /api/admin/fact-kinds', {
    summary: 'Add a kind of facts',
    description: `Without a key it is made from the label. There are at most ${FACT_KINDS_MAX}.`,
    body: FactKindInput,
    output: AdminFactKind,
    status: 201,
  }),
  getFactKind: recordByAdmin('GET /api/admin/fact-kinds/{id}', {
    summary: 'Read a kind of facts as it is edited',
    output: AdminFactKind,
    errors: ['not_found'],
  }),
  updateFactKind: recordByAdmin('PUT /api/admin/fact-kinds/{id}', {
    summary: 'Change a kind of facts, retire it, or ask it again',
    description: `${MERGES} Its key stays; its type, as long as facts of it stand; and the values that facts have.`,
    body: z
      .looseObject({ version: integer().optional() })
      .describe('Fields as for adding a kind, those that are to change'),
    output: AdminFactKind,
    errors: ['not_found', 'conflict'],
  }),
  deleteFactKind: recordByAdmin('DELETE /api/admin/fact-kinds/{id}', {
    summary: 'Move a kind of facts to the bin',
    description:
      'Its facts are kept for its return. Kinds that Kitly asks by their keys can be retired alone.',
    output: Done,
    errors: ['not_found'],
  }),
  orderFactKinds: byAdmin('POST /api/admin/fact-kinds/order', {
    summary: 'Put kinds of facts in order',
    description: 'Those that are named stand in this order in the places that they have among all.',
    body: z.object({ ids: recordIds }),
    output: Bulk,
  }),
  getFactSheet: recordByAdmin('GET /api/admin/tools/{id}/facts', {
    summary: 'Read all that is known of a tool as it is edited',
    output: AdminFactSheet,
    errors: ['not_found'],
  }),
  updateFactSheet: recordByAdmin('PUT /api/admin/tools/{id}/facts', {
    summary: 'Change what is known of a tool',
    description: `${MERGES} What is replaced is kept with the time for which it stood.`,
    body: z
      .looseObject({ version: integer().optional() })
      .describe(
        'Keys of kinds, those that are to change, each with a fact, or null for what is not known; and `plans`, all of them in their order',
      ),
    output: AdminFactSheet,
    errors: ['not_found', 'conflict'],
  }),
  confirmFacts: recordByAdmin('POST /api/admin/tools/{id}/facts/confirm', {
    summary: 'Say that facts of a tool are still true: they were checked today',
    body: z.object({
      kinds: z
        .array(z.string().max(KEY_MAX), 'must be a list of keys')
        .max(FACT_KINDS_MAX)
        .default([])
        .describe('Keys of kinds'),
      plans: z.boolean('must be true or false').default(false).describe('Whether all plans are, too'),
      version: integer()
        .optional()
        .describe('The one that was looked at: what others have changed since is refused'),
    }),
    output: AdminFactSheet,
    errors: ['not_found', 'conflict'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminFactsEndpoints> {}
}
