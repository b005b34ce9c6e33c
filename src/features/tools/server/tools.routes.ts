import { toCard, toTool } from '../../../catalog/cards.ts'
import { facets } from '../../../catalog/filters.ts'
import { suggest } from '../../../catalog/suggestions.ts'
import { priceAmong, searchTools, similarTools } from '../../../catalog/tools.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import type { toolsEndpoints } from '../tools.contract.ts'
import { checkFilter, getTool, listTutorials } from './tools.service.ts'

export const toolsRoutes: Handlers<typeof toolsEndpoints> = {
  listTools: ({ query }, { catalog, setHeader }) => {
    checkFilter(catalog.current, query)
    const { tools, total } = searchTools(catalog.current, query)
    setHeader('x-total-count', String(total))
    return tools.map(toCard)
  },
  countFacets: ({ query }, { catalog }) => {
    checkFilter(catalog.current, query)
    return facets(catalog.current, query)
  },
  suggestSearches: ({ query }, { catalog }) => suggest(catalog.current, query.q),
  getTool: ({ params }, { catalog }) => {
    const tool = getTool(catalog.current, params.slug)
    return { ...toTool(tool), price_among: priceAmong(catalog.current, tool) }
  },
  listSimilarTools: ({ params, query }, { catalog }) =>
    similarTools(catalog.current, getTool(catalog.current, params.slug), query.limit).map(toCard),
  listTutorials: ({ params }, { catalog, database }) =>
    listTutorials(database.db, catalog.current, params.slug),
}
