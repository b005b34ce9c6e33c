import { type Handlers, userOf } from '../../../kernel/http/context.ts'
import { attachment } from '../../../kernel/spreadsheets/csv-stream.ts'
import './tools.import.ts'
import { importHandlers } from '../../imports/server/imports.handlers.ts'
import { TOOL_TEMPLATE_FILE, type toolFilesEndpoints } from '../tool-files.contract.ts'
import { bulkUploadTools, exportTools } from './tool-files.service.ts'

const imports = importHandlers('tools', TOOL_TEMPLATE_FILE)

export const toolFilesRoutes: Handlers<typeof toolFilesEndpoints> = {
  bulkUploadTools: ({ file, body }, context) => {
    const { id, name } = userOf(context)
    return bulkUploadTools(context, file, body, { id, name })
  },
  exportTools: async (_, { database, setHeader }) => {
    const { stream, name } = await exportTools(database.db)
    setHeader('content-disposition', attachment(name))
    return stream
  },
  toolImportTemplate: imports.template,
  createToolImport: imports.create,
  listToolImports: imports.list,
  getToolImport: imports.get,
  checkToolImport: imports.check,
  applyToolImport: imports.apply,
  cancelToolImport: imports.cancel,
  undoToolImport: imports.undo,
  listToolImportRows: imports.rows,
  toolImportRefused: imports.refused,
  toolImportReport: imports.report,
}
