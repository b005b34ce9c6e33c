/** The parts of an OpenAPI 3.1 document that Kitly writes and its reference page reads. */

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: object
}
export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  'x-access': string
  parameters: { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}
export type JsonSchema = Record<string, unknown>
