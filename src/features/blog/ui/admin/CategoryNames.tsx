import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../app/query.ts'

/** Blog categories by name. */
export function CategoryNames({ ids }: { ids: number[] }) {
  const { data = [] } = useQuery(apiQuery('GET /api/blog-categories', {}))
  const names = data.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.join(', ') || '(none)'
}
