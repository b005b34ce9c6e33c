import { apiQuery } from '../../../app/query.ts'

export const sharedLinksQuery = apiQuery('GET /api/users/shared-kits', {})
export const savedKitsQuery = apiQuery('GET /api/users/saved-kits', {})
