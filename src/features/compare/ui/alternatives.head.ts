import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { toolCard } from '../../../shared/og-cards.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { toolPage, toolSteps } from '../../tools/ui/structured-data.ts'
import type { AlternativesSearch } from './alternatives.route.ts'

/** Names in the description of the page. */
const NAMED = 4

export const alternativesHead = ({
  loaderData,
  match,
}: {
  loaderData?: { origin: string; tool: Tool; list: { name: string; slug: string }[] }
  match: { search: AlternativesSearch }
}) => {
  if (!loaderData) return { meta: [{ title: 'Tool not found · Kitly' }] }
  const { origin, tool, list } = loaderData
  const { name, slug } = tool
  const page = { name: `Alternatives to ${name}`, path: `/tools/${slug}/alternatives` }
  const some = list.slice(0, NAMED).map((other) => other.name)
  return pageHead({
    title: page.name,
    description: `AI tools in place of ${name}, what each costs and does differently${some.length > 0 ? `: ${some.join(', ')} and others` : ''}.`,
    canonical: origin + page.path,
    picture: { origin, card: toolCard(tool) },
    noindex: list.length === 0 || Boolean(match.search.demands),
    jsonLd:
      list.length > 0
        ? [
            itemList(origin, list.map(toolPage), page),
            breadcrumbList(origin, [...toolSteps(tool), toolPage(tool), page]),
          ]
        : [],
  })
}
