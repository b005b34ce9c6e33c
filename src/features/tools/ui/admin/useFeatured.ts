import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { toast } from '../../../../ui/toast.ts'
import type { AdminToolRow } from '../../admin-tools.contract.ts'

type Page = { rows: AdminToolRow[]; total: number }
const LIST = 'GET /api/admin/tools'

/** Switches whether a tool is featured: at once in the list, and back when the server refuses. */
export function useFeatured() {
  const queryClient = useQueryClient()
  return useCallback(
    async (tool: AdminToolRow) => {
      const is_featured = !tool.is_featured
      const show = (value: boolean) =>
        queryClient.setQueriesData<Page>(
          { queryKey: [LIST] },
          (page) =>
            page && {
              ...page,
              rows: page.rows.map((row) => (row.id === tool.id ? { ...row, is_featured: value } : row)),
            },
        )
      show(is_featured)
      try {
        await api('PUT /api/admin/tools/{id}/featured', {
          params: { id: String(tool.id) },
          body: { is_featured },
        })
        void toast({
          title: is_featured ? 'Tool added to featured list' : 'Tool removed from featured list',
        })
      } catch (error) {
        show(tool.is_featured)
        void toast({
          title:
            error instanceof AppError ? 'Failed to update featured status' : 'Error updating featured status',
        })
      }
      await queryClient.invalidateQueries({ queryKey: [LIST] })
    },
    [queryClient],
  )
}
