import { answerPage, type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { answerFile, attachment } from '../../../kernel/spreadsheets/csv-stream.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { byImportName, type ImportChoices, type ImportKindName } from '../imports.contract.ts'
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
type RowQuery = Parameters<typeof listImportRows>[3]

/** The handlers of a kind's imports, for the calls that `importEndpoints` names. */
export function importHandlers<const N extends string>(noun: N, kind: ImportKindName, templateName: string) {
  const actorOf = (context: RequestContext) => {
    const { id, name } = userOf(context)
    return { id, name }
  }
  return byImportName(noun, {
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
    rows: async ({ params, query }: Id & { query: RowQuery }, context: RequestContext) =>
      answerPage(context, await listImportRows(context, kind, params.id, query)),
    refused: ({ params }: Id, context: RequestContext) =>
      answerFile(context, refusedRows(context, kind, params.id)),
    report: ({ params }: Id, context: RequestContext) =>
      answerFile(context, importReport(context, kind, params.id)),
  })
}
