import { pageHead } from '../../../app/root-head.ts'
import { breadcrumbList, itemList } from '../../../app/structured-data.ts'
import { toolCard } from '../../../shared/og-cards.ts'
import type { Tool } from '../tools.contract.ts'
import { type SoftwareFacts, softwareApplication, toolPage, toolSteps } from './structured-data.ts'
import { isOwnList, type ToolsSearch } from './tools-search.ts'

const nameCategory = ({ name, slug }: { name: string; slug: string }) => ({
  category_name: name,
  category_slug: slug,
})

export const toolsHead = ({
  loaderData,
  match,
}: {
  loaderData?: {
    origin: string
    known: boolean
    category?: { name: string; slug: string } | undefined
    pages?: number
    list?: { name: string; slug: string }[] | undefined
  }
  match: { search: ToolsSearch }
}) => {
  if (!loaderData) return {}
  const { origin, category, list, known, pages = 1 } = loaderData
  const { search, page = 1 } = match.search
  const path = `/tools${category ? `?category=${category.slug}` : ''}`
  const pathOf = (number: number) => (number === 1 ? path : `${path}${category ? '&' : '?'}page=${number}`)
  const subject = category?.name ?? 'AI Tools'
  const title = search ? `${search}: ${subject}` : category ? `${subject}: AI tools` : 'Browse AI Tools'
  // One category is a page of its own; what else can be filtered makes thousands of almost equal lists.
  const isOwn = isOwnList(match.search)
  const head = pageHead({
    title: page > 1 ? `${title}, page ${page}` : title,
    description: category
      ? `Compare AI tools for ${subject.toLowerCase()}: what each does, what it costs and what it is not good at.`
      : 'Search and filter a curated directory of AI tools by category, price and rating.',
    canonical: origin + pathOf(page),
    noindex: !isOwn || !known || !list || list.length === 0,
    jsonLd:
      list && list.length > 0 && !search
        ? [
            itemList(origin, list.map(toolPage), { name: subject, path: pathOf(page) }),
            ...(category ? [breadcrumbList(origin, toolSteps(nameCategory(category)))] : []),
          ]
        : [],
  })
  if (!isOwn || page > pages) return head
  return {
    ...head,
    links: [
      ...head.links,
      ...(page > 1 ? [{ rel: 'prev', href: origin + pathOf(page - 1) }] : []),
      ...(page < pages ? [{ rel: 'next', href: origin + pathOf(page + 1) }] : []),
    ],
  }
}

export const toolHead = ({
  loaderData,
}: {
  loaderData?: { origin: string; tool: Tool; known?: SoftwareFacts | undefined }
}) => {
  if (!loaderData) return { meta: [{ title: 'Tool not found · Kitly' }] }
  const { origin, tool, known } = loaderData
  return pageHead({
    title: `${tool.name}: ${tool.category_name ?? 'AI tool'}, pricing and reviews`,
    description: tool.short_description,
    canonical: `${origin}/tools/${tool.slug}`,
    picture: { origin, card: toolCard(tool) },
    jsonLd: [
      softwareApplication(origin, tool, known),
      breadcrumbList(origin, [...toolSteps(tool), toolPage(tool)]),
    ],
  })
}
