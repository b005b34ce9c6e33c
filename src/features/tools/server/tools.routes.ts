import { toCard, toTool } from '../../../catalog/cards.ts'
import { facets } from '../../../catalog/filters.ts'
import { keysOfCards, keysOfCounts, keysOfList } from '../../../catalog/list-keys.ts'
import { suggest } from '../../../catalog/suggestions.ts'
import { priceAmong, searchTools } from '../../../catalog/tools.ts'
import { pricesKey, toolKey } from '../../../catalog/touched.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import type { toolsEndpoints } from '../tools.contract.ts'
import { checkFilter, getTool, listTutorials } from './tools.service.ts'

export const toolsRoutes: Handlers<typeof toolsEndpoints> = {
  listTools: ({ query }, { catalog, setHeader, dependsOn }) => {
    checkFilter(catalog.current, query)
    const { tools, total, all } = searchTools(catalog.current, query)
    dependsOn(...keysOfList(catalog.current, query, all), ...keysOfCards(tools))
    setHeader('x-total-count', String(total))
    return tools.map(toCard)
  },
  countFacets: ({ query }, { catalog, dependsOn }) => {
    checkFilter(catalog.current, query)
    dependsOn(...keysOfCounts(query))
    return facets(catalog.current, query)
  },
  suggestSearches: ({ query }, { catalog, dependsOn }) => suggest(catalog.current, query.q, dependsOn),
  getTool: ({ params }, { catalog, dependsOn }) => {
    const tool = getTool(catalog.current, params.slug)
    dependsOn(toolKey(tool.id), pricesKey(tool.category_id))
    return { ...toTool(tool), price_among: priceAmong(catalog.current, tool) }
  },
  listSimilarTools: ({ params, query }, { catalog, dependsOn }) =>
    catalog.alike
      .similar(catalog.current, getTool(catalog.current, params.slug), query.limit, dependsOn)
      .map(toCard),
  listTutorials: ({ params }, { catalog, database, dependsOn }) => {
    const tool = getTool(catalog.current, params.slug)
    dependsOn(toolKey(tool.id))
    return listTutorials(database.db, tool)
  },
}
