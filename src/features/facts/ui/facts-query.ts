import { apiQuery } from '../../../app/query.ts'

export const factKindsQuery = apiQuery('GET /api/fact-kinds', {})
export const factsQuery = (slug: string) => apiQuery('GET /api/tools/{slug}/facts', { params: { slug } })
