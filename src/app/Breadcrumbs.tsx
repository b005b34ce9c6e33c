import type { LinkProps } from '@tanstack/react-router'
import { Link } from '../ui/Link.tsx'

interface Step {
  label: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** The way to a page: links, then the page itself. */
export function Breadcrumbs({ steps, current }: { steps: (Step | null)[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 [&>li+li]:before:mr-2 [&>li+li]:before:content-['/']">
        {steps.map(
          (step) =>
            step && (
              <li key={step.label}>
                <Link {...step.link} className="inline-flex min-h-11 items-center md:min-h-8 hover:text-text">
                  {step.label}
                </Link>
              </li>
            ),
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

/** The directory, the first step to everything in it. */
export const TOOLS_STEP: Step = { label: 'Tools', link: { to: '/tools' } }

/** A category of the directory; null for what has none. */
export function categoryStep({
  category_slug,
  category_name,
}: {
  category_slug: string | null
  category_name: string | null
}): Step | null {
  if (!category_slug || !category_name) return null
  return { label: category_name, link: { to: '/tools', search: { category: category_slug } } }
}
