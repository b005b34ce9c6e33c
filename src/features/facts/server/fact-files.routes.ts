import type { Handlers } from '../../../kernel/http/context.ts'
import { answerFile } from '../../../kernel/spreadsheets/csv-stream.ts'
import './facts.import.ts'
import './plans.import.ts'
import { importHandlers } from '../../imports/server/imports.handlers.ts'
import { FACTS_TEMPLATE_FILE, type factFilesEndpoints, PLANS_TEMPLATE_FILE } from '../fact-files.contract.ts'
import { exportFacts, exportPlans } from './fact-files.service.ts'

export const factFilesRoutes: Handlers<typeof factFilesEndpoints> = {
  exportFacts: ({ query }, context) => answerFile(context, exportFacts(context.database.db, query.format)),
  exportPlans: ({ query }, context) => answerFile(context, exportPlans(context.database.db, query.format)),
  ...importHandlers('Facts', 'facts', FACTS_TEMPLATE_FILE),
  ...importHandlers('Plans', 'plans', PLANS_TEMPLATE_FILE),
}
