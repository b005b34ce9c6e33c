import { useFormContext, useWatch } from 'react-hook-form'
import { previewOf } from '../../../../admin-kit/form/field-values.ts'
import { slugify } from '../../../../shared/slug.ts'
import type { AdminTool } from '../../admin-tools.contract.ts'
import { NOT_REVIEWED, ratingOf } from '../../tool-rating.ts'
import { TOOL_FIELDS } from '../../tools.fields.ts'
import { ToolCard } from '../ToolCard.tsx'
import type { ToolValues } from './tool-values.ts'

interface Props {
  categories: { id: number; name: string }[]
  /** Of a tool that is there already, for its reviews. */
  tool: AdminTool | null
}

/** The card as visitors will see it, while it is being written. It cannot be used. */
export function ToolPreview({ categories, tool: stored }: Props) {
  const { control } = useFormContext<ToolValues>()
  const values = useWatch({ control }) as ToolValues
  const tool = previewOf(TOOL_FIELDS, values)
  const category = categories.find((c) => c.id === tool.category_id)
  return (
    <section aria-label="Preview" className="grid gap-2">
      <h3 className="font-sans text-sm font-medium text-muted">Preview</h3>
      <div inert className="min-h-72">
        <ToolCard
          tool={{
            id: 0,
            ...tool,
            name: tool.name || 'Name of the tool',
            slug: tool.slug || slugify(tool.name || 'tool'),
            short_description: tool.short_description || 'What it does, in a sentence.',
            category_name: category?.name ?? null,
            ...NOT_REVIEWED,
            ...(stored && {
              ...ratingOf(tool.rating, stored.histogram, stored.prior_weight),
              review_count: stored.review_count,
            }),
            facts: [],
            price_from: null,
          }}
        />
      </div>
    </section>
  )
}
