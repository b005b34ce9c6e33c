import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import type { OpenApiDocument } from '../../shared/openapi.ts'

export const siteEndpoints = {
  getOpenApi: endpoint('GET /api/openapi.json', {
    access: 'public',
    tag: 'Site',
    summary: 'Read this description as OpenAPI 3.1',
    output: z.custom<OpenApiDocument>(),
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof siteEndpoints> {}
}
