import { useFormContext, useWatch } from 'react-hook-form'
import { slugify } from '../../../../shared/slug.ts'
import { PRICING_MODELS } from '../../tools.limits.ts'
import { ToolCard } from '../ToolCard.tsx'
import type { ToolValues } from './tool-values.ts'

interface Props {
  categories: { id: number; name: string }[]
  reviewCount: number
}

/** The card as visitors will see it, while it is being written. It cannot be used. */
export function ToolPreview({ categories, reviewCount }: Props) {
  const { control } = useFormContext<ToolValues>()
  const values = useWatch({ control }) as ToolValues
  const category = categories.find((c) => String(c.id) === values.category_id)
  const pricing = PRICING_MODELS.find((model) => model === values.pricing_model) ?? 'Free'
  return (
    <section aria-label="Preview" className="grid gap-2">
      <h3 className="font-sans text-sm font-medium text-muted">Preview</h3>
      <div inert className="min-h-72">
        <ToolCard
          tool={{
            id: 0,
            name: values.name || 'Name of the tool',
            slug: values.slug || slugify(values.name || 'tool'),
            short_description: values.short_description || 'What it does, in a sentence.',
            logo_url: values.logo_url || null,
            website_url: values.website_url,
            category_id: category?.id ?? null,
            category_name: category?.name ?? null,
            category_slug: null,
            pricing_model: pricing,
            is_paid: pricing === 'Paid',
            free_credit_info: values.free_credit_info || null,
            rating: Number(values.rating) || 0,
            rating_source: reviewCount > 0 ? 'reviews' : 'editor',
            review_count: reviewCount,
            tags: (values.tags ?? '')
              .split(',')
              .map((tag) => tag.trim())
              .filter(Boolean),
            is_featured: values.is_featured,
          }}
        />
      </div>
    </section>
  )
}
