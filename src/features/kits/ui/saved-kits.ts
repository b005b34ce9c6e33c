import { apiQuery } from '../../../app/query.ts'

export const savedKitsQuery = apiQuery('GET /api/users/saved-kits', {})
