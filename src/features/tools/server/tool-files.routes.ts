import { type Handlers, userOf } from '../../../kernel/http/context.ts'
import { answerFile } from '../../../kernel/spreadsheets/csv-stream.ts'
import './tools.import.ts'
import { importHandlers } from '../../imports/server/imports.handlers.ts'
import { TOOL_TEMPLATE_FILE, type toolFilesEndpoints } from '../tool-files.contract.ts'
import { bulkUploadTools, exportTools } from './tool-files.service.ts'

export const toolFilesRoutes: Handlers<typeof toolFilesEndpoints> = {
  bulkUploadTools: ({ file, body }, context) => {
    const { id, name } = userOf(context)
    return bulkUploadTools(context, file, body, { id, name })
  },
  exportTools: (_, context) => answerFile(context, exportTools(context.database.db)),
  ...importHandlers('Tool', 'tools', TOOL_TEMPLATE_FILE),
}
