import { endpoints } from '../../../endpoints.ts'
import type { Handlers } from '../../../server/context.ts'
import { openApiDocument } from '../../../server/openapi.ts'
import type { siteEndpoints } from '../site.contract.ts'

export const siteRoutes: Handlers<typeof siteEndpoints> = {
  getOpenApi: (_, { config }) => openApiDocument(endpoints, config.url),
}
