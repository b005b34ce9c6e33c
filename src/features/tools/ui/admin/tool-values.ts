import { inputOf, newValues, type ValuesOf, valuesOf } from '../../../../admin-kit/form/field-values.ts'
import type { AdminTool } from '../../admin-tools.contract.ts'
import { TOOL_FIELDS, type ToolFields } from '../../tools.fields.ts'

interface TutorialValues {
  tutorial_id: number | null
  title: string
  description: string
  difficulty_level: string
  duration_minutes: string
  video_url: string
  pdf_url: string
}

/** A tool as the form's fields hold it. */
export interface ToolValues extends ValuesOf<ToolFields> {
  tutorials: TutorialValues[]
}

export const NEW_TUTORIAL: TutorialValues = {
  tutorial_id: null,
  title: '',
  description: '',
  difficulty_level: '',
  duration_minutes: '',
  video_url: '',
  pdf_url: '',
}

/** The form of a new tool, with what is known of it already. */
export const newToolValues = (known: Partial<ToolValues> = {}): ToolValues => ({
  ...newValues(TOOL_FIELDS),
  tutorials: [],
  ...known,
})

export const toolValues = (tool: AdminTool): ToolValues => ({
  ...valuesOf(TOOL_FIELDS, tool),
  tutorials: tool.tutorials.map(
    ({ id, difficulty_level, duration_minutes, video_url, pdf_url, ...texts }) => ({
      ...texts,
      tutorial_id: id ?? null,
      difficulty_level: difficulty_level ?? '',
      duration_minutes: duration_minutes === null ? '' : String(duration_minutes),
      video_url: video_url ?? '',
      pdf_url: pdf_url ?? '',
    }),
  ),
})

/** What the fields say, for ToolInput to check. */
export const toolInput = ({ tutorials, ...values }: ToolValues) => ({
  ...inputOf(TOOL_FIELDS, values),
  tutorials: tutorials.map(({ tutorial_id, duration_minutes, ...tutorial }) => ({
    ...tutorial,
    ...(tutorial_id !== null && { id: tutorial_id }),
    duration_minutes: duration_minutes.trim() === '' ? null : Number(duration_minutes),
  })),
})

/** An entry of a list stands in the list's one field; tutorials have fields of their own. */
export const toolFieldOf = (path: PropertyKey[]) =>
  path[0] === 'tutorials' ? path.join('.') : String(path[0])
