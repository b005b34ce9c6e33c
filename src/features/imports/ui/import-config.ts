import { api, apiQuery } from '../../../app/query.ts'
import type { Import, ImportChoices, ImportKindName, ImportOutcome } from '../imports.contract.ts'

/** What the wizard says and calls for one kind of thing. */
export interface ImportConfig {
  base: `/api/admin/${ImportKindName}/imports`
  one: string
  many: string
  /** Said once an import has ended well. */
  done: string
  /** What stays when a row meets something that exists already. */
  kept: string
}

export const TOOL_IMPORTS: ImportConfig = {
  base: '/api/admin/tools/imports',
  one: 'tool',
  many: 'tools',
  done: 'Tools uploaded successfully!',
  kept: 'Existing tools will be updated; their reviews and ratings are kept.',
}

export const REVIEW_IMPORTS: ImportConfig = {
  base: '/api/admin/reviews/imports',
  one: 'review',
  many: 'reviews',
  done: 'Reviews uploaded successfully!',
  kept: 'Reviews that are there already are not stored twice.',
}

export const FACT_IMPORTS: ImportConfig = {
  base: '/api/admin/facts/imports',
  one: 'sheet of facts',
  many: 'sheets of facts',
  done: 'Facts uploaded successfully!',
  kept: 'What is replaced stays in the history of each tool.',
}

export const PLAN_IMPORTS: ImportConfig = {
  base: '/api/admin/plans/imports',
  one: 'plan',
  many: 'plans',
  done: 'Plans uploaded successfully!',
  kept: 'What is replaced stays in the history of each tool, and no plan is taken away.',
}

export const ROWS_ON_PAGE = 50

/** The calls of an import, by its kind. */
export function importCalls({ base }: ImportConfig) {
  const withId = (id: string) => ({ params: { id } })
  return {
    upload: (file: File, signal: AbortSignal) => {
      const form = new FormData()
      form.set('file', file)
      return api(`POST ${base}`, { form }, signal)
    },
    query: (id: string) => apiQuery(`GET ${base}/{id}`, withId(id)),
    rows: (id: string, query: { outcome?: ImportOutcome; search?: string; offset: number }) =>
      apiQuery(`GET ${base}/{id}/rows`, {
        ...withId(id),
        query: { ...query, offset: String(query.offset), limit: String(ROWS_ON_PAGE) },
      }),
    check: (id: string, body: Partial<ImportChoices>) =>
      api(`POST ${base}/{id}/check`, { ...withId(id), body }),
    apply: (id: string, body: Partial<ImportChoices>) =>
      api(`POST ${base}/{id}/apply`, { ...withId(id), body }),
    cancel: (id: string) => api(`POST ${base}/{id}/cancel`, withId(id)),
    undo: (id: string) => api(`POST ${base}/{id}/undo`, withId(id)),
  }
}
export type ImportCalls = ReturnType<typeof importCalls>

export const isAtWork = ({ status }: Pick<Import, 'status'>) =>
  status === 'checking' || status === 'running' || status === 'undoing'
