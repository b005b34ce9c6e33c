import type { Handlers } from '../../../kernel/http/context.ts'
import { openApiDocument } from '../../../kernel/http/openapi.ts'
import type { siteEndpoints } from '../site.contract.ts'

export const siteRoutes: Handlers<typeof siteEndpoints> = {
  getOpenApi: (_, { config, endpoints }) => openApiDocument(endpoints, config.url),
}
