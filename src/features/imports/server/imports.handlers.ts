import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { attachment } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import type { ImportChoices, ImportKindName, ImportOutcome } from '../imports.contract.ts'
import {
  cancelImport,
  createImport,
  getImport,
  importReport,
  importTemplate,
  listImportRows,
  listImports,
  refusedRows,
  startImport,
  startUndo,
} from './imports.service.ts'

type Id = { params: { id: string } }

/** The handlers of a kind's imports, for the calls that `importEndpoints` names. */
export function importHandlers(kind: ImportKindName, templateName: string) {
  const actorOf = (context: RequestContext) => {
    const { id, name } = userOf(context)
    return { id, name }
  }
  return {
    template: async (_: object, context: RequestContext) => {
      context.setHeader('content-disposition', attachment(templateName))
      return await importTemplate(context, kind)
    },
    create: ({ file }: { file: UploadedFile | null }, context: RequestContext) =>
      createImport(context, kind, file, actorOf(context)),
    list: (_: object, context: RequestContext) => listImports(context, kind),
    get: ({ params }: Id, context: RequestContext) => getImport(context, kind, params.id),
    check: ({ params, body }: Id & { body: ImportChoices }, context: RequestContext) =>
      startImport(context, kind, params.id, 'check', body, actorOf(context)),
    apply: ({ params, body }: Id & { body: ImportChoices }, context: RequestContext) =>
      startImport(context, kind, params.id, 'apply', body, actorOf(context)),
    cancel: ({ params }: Id, context: RequestContext) => cancelImport(context, kind, params.id),
    undo: ({ params }: Id, context: RequestContext) => startUndo(context, kind, params.id, actorOf(context)),
    rows: async (
      {
        params,
        query,
      }: Id & {
        query: {
          outcome?: ImportOutcome | undefined
          search?: string | undefined
          limit: number
          offset: number
        }
      },
      context: RequestContext,
    ) => {
      const { rows, total } = await listImportRows(context, kind, params.id, query)
      context.setHeader('x-total-count', String(total))
      return rows
    },
    refused: async ({ params }: Id, context: RequestContext) => {
      const { stream, name } = await refusedRows(context, kind, params.id)
      context.setHeader('content-disposition', attachment(name))
      return stream
    },
    report: async ({ params }: Id, context: RequestContext) => {
      const { stream, name } = await importReport(context, kind, params.id)
      context.setHeader('content-disposition', attachment(name))
      return stream
    },
  }
}
