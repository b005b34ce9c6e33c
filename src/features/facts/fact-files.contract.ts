import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { byteStream } from '../../shared/fields.ts'
import { importEndpoints } from '../imports/imports.contract.ts'

export const FACTS_TEMPLATE_FILE = 'ai_tools_facts_template.csv'
export const PLANS_TEMPLATE_FILE = 'ai_tools_plans_template.csv'

const file = {
  method: 'GET',
  access: 'admin',
  tag: 'Imports',
  query: z.object({ format: z.enum(['csv', 'xlsx'], "must be 'csv' or 'xlsx'").default('csv') }),
  contentType: 'text/csv; charset=utf-8',
  output: byteStream,
} as const

const facts = importEndpoints('facts', 'admin')
const plans = importEndpoints('plans', 'admin')

export const factFilesEndpoints = {
  exportFacts: endpoint({
    ...file,
    path: '/api/admin/facts/export',
    summary: 'Download the facts of all tools as CSV or .xlsx, which imports again unchanged',
    description:
      'One row a tool, also those of which nothing is known. For each kind that is asked three columns: its value, its source as `address | kind of source | date of the page | checked day`, and its note.',
  }),
  exportPlans: endpoint({
    ...file,
    path: '/api/admin/plans/export',
    summary: 'Download the plans of all tools as CSV or .xlsx, which imports again unchanged',
    description: 'One row a plan.',
  }),
  factsImportTemplate: facts.template,
  createFactsImport: facts.create,
  listFactsImports: facts.list,
  getFactsImport: facts.get,
  checkFactsImport: facts.check,
  applyFactsImport: facts.apply,
  cancelFactsImport: facts.cancel,
  undoFactsImport: facts.undo,
  listFactsImportRows: facts.rows,
  factsImportRefused: facts.refused,
  factsImportReport: facts.report,
  plansImportTemplate: plans.template,
  createPlansImport: plans.create,
  listPlansImports: plans.list,
  getPlansImport: plans.get,
  checkPlansImport: plans.check,
  applyPlansImport: plans.apply,
  cancelPlansImport: plans.cancel,
  undoPlansImport: plans.undo,
  listPlansImportRows: plans.rows,
  plansImportRefused: plans.refused,
  plansImportReport: plans.report,
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof factFilesEndpoints> {}
}
