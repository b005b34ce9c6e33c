import { createElement, useMemo } from 'react'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import type { AdminColumn } from '../../../../admin-kit/table/AdminTable.tsx'
import { UNCATEGORIZED } from '../../../../shared/uncategorized.ts'
import { formatCount } from '../../../../ui/text.ts'
import type { AdminToolRow } from '../../admin-tools.contract.ts'
import { PricingBadge } from '../PricingBadge.tsx'
import { FeaturedToggle, ToolNameCell } from './ToolCells.tsx'

interface Does {
  edit: (tool: AdminToolRow) => void
  feature: (tool: AdminToolRow) => void
}

/** The columns of the list of tools. */
export function useToolColumns({ edit, feature }: Does): AdminColumn<AdminToolRow>[] {
  return useMemo(
    () => [
      {
        id: 'name',
        label: 'Tool',
        sort: 'name',
        fixed: true,
        cell: (tool) => createElement(ToolNameCell, { tool, onEdit: () => edit(tool) }),
      },
      { id: 'category', label: 'Category', cell: (tool) => tool.category_name ?? UNCATEGORIZED.name },
      {
        id: 'pricing',
        label: 'Pricing',
        cell: (tool) => createElement(PricingBadge, { model: tool.pricing_model }),
      },
      {
        id: 'status',
        label: 'Status',
        cell: (tool) =>
          tool.status === 'active'
            ? createElement(StatusBadge, { tone: 'good', children: 'Active' })
            : createElement(StatusBadge, { tone: 'plain', children: 'Inactive' }),
      },
      {
        id: 'featured',
        label: 'Featured',
        cell: (tool) => createElement(FeaturedToggle, { tool, onToggle: () => feature(tool) }),
      },
      { id: 'rating', label: 'Rating', numeric: true, cell: (tool) => tool.rating.toFixed(1) },
      {
        id: 'reviews',
        label: 'Reviews',
        sort: 'review_count',
        numeric: true,
        cell: (tool) => formatCount(tool.review_count),
      },
      {
        id: 'views',
        label: 'Views',
        sort: 'views',
        numeric: true,
        cell: (tool) => formatCount(tool.views),
      },
      {
        id: 'updated',
        label: 'Updated',
        sort: 'updated_at',
        optional: true,
        cell: (tool) => createElement(TimeText, { value: tool.updated_at }),
      },
      {
        id: 'created',
        label: 'Added',
        sort: 'created_at',
        optional: true,
        cell: (tool) => createElement(TimeText, { value: tool.created_at }),
      },
    ],
    [edit, feature],
  )
}
