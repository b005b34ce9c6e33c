import type { CatalogTool } from '../../../catalog/catalog.ts'
import type { MagicKit } from '../kits.contract.ts'

/** The files that a tool takes and gives, where they are known. */
export const formatsOf = (tool: CatalogTool): MagicKit['tools'][number]['formats'] => ({
  takes: textsOf(tool, 'import_formats'),
  gives: textsOf(tool, 'export_formats'),
})

const textsOf = ({ known }: CatalogTool, kind: string): string[] =>
  known.find((fact) => fact.kind === kind)?.values.map(({ text }) => text) ?? []
