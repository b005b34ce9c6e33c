import type { Handlers, RequestContext } from '../../../kernel/http/context.ts'
import { attachment } from '../../../kernel/spreadsheets/csv-stream.ts'
import './facts.import.ts'
import './plans.import.ts'
import { importHandlers } from '../../imports/server/imports.handlers.ts'
import { FACTS_TEMPLATE_FILE, type factFilesEndpoints, PLANS_TEMPLATE_FILE } from '../fact-files.contract.ts'
import { exportFacts, exportPlans, type FileFormat } from './fact-files.service.ts'

const facts = importHandlers('facts', FACTS_TEMPLATE_FILE)
const plans = importHandlers('plans', PLANS_TEMPLATE_FILE)

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers a file that a browser saves. */
async function answerFile(
  { database, setHeader }: RequestContext,
  format: FileFormat,
  make: typeof exportFacts,
): Promise<ReadableStream<Uint8Array>> {
  const { stream, name } = await make(database.db, format)
  setHeader('content-disposition', attachment(name))
  if (format === 'xlsx') setHeader('content-type', XLSX)
  return stream
}

export const factFilesRoutes: Handlers<typeof factFilesEndpoints> = {
  exportFacts: ({ query }, context) => answerFile(context, query.format, exportFacts),
  exportPlans: ({ query }, context) => answerFile(context, query.format, exportPlans),
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
