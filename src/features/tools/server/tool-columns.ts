import { recordColumns } from '../../../kernel/data/record-columns.ts'
import type { RecordOf } from '../../../shared/record-fields.ts'
import { TOOL_FIELDS, type ToolFields } from '../tools.fields.ts'

/** A tool as it is stored, and as the log of changes has it: each of its fields. */
export type StoredTool = RecordOf<ToolFields>
export const toolColumns = recordColumns(TOOL_FIELDS)
