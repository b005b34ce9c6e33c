import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { byteStream } from '../../shared/fields.ts'
import { importEndpoints } from '../imports/imports.contract.ts'

export const FACTS_TEMPLATE_FILE = 'ai_tools_facts_template.csv'
export const PLANS_TEMPLATE_FILE = 'ai_tools_plans_template.csv'

const file = endpointsOf({
  access: 'admin',
  tag: 'Imports',
  query: z.object({ format: z.enum(['csv', 'xlsx'], "must be 'csv' or 'xlsx'").default('csv') }),
  contentType: 'text/csv; charset=utf-8',
  output: byteStream,
})

export const factFilesEndpoints = {
  exportFacts: file('GET /api/admin/facts/export', {
    summary: 'Download the facts of all tools as CSV or .xlsx, which imports again unchanged',
    description:
      'One row a tool, also those of which nothing is known. For each kind that is asked three columns: its value, its source as `address | kind of source | date of the page | checked day`, and its note.',
  }),
  exportPlans: file('GET /api/admin/plans/export', {
    summary: 'Download the plans of all tools as CSV or .xlsx, which imports again unchanged',
    description: 'One row a plan.',
  }),
  ...importEndpoints('Facts', 'facts', 'admin'),
  ...importEndpoints('Plans', 'plans', 'admin'),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof factFilesEndpoints> {}
}
