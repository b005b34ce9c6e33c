import { z } from 'zod'
import type { Endpoint } from '../../shared/contract.ts'
import { ERROR_STATUS } from '../../shared/errors.ts'
import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '../../shared/openapi.ts'

const ErrorSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'What went wrong, in a sentence' },
    message: { type: 'string', description: 'The same sentence' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each wrong field',
    },
  },
}

/** The OpenAPI 3.1 document of a table of endpoints. Its schemas are JSON Schema, as zod writes it. */
export function openApiDocument(endpoints: Record<string, Endpoint>, url: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kitly',
      version: '1',
      description: 'The directory of AI tools. Every page of the site reads these endpoints.',
    },
    servers: [{ url }],
    paths,
    components: { schemas: { Error: ErrorSchema } },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties)
    .filter(([name]) => name !== '_t')
    .map(([name, { description, ...rest }]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(typeof description === 'string' && { description }),
      schema: rest,
    }))
}

function requestBody({ body, upload }: Endpoint): Pick<OpenApiOperation, 'requestBody'> {
  const schema = body && schemaOf(body, 'input')
  if (!upload) {
    return schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}
  }
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const form = {
    type: 'object',
    required: [upload.field, ...required],
    properties: { [upload.field]: { type: 'string', format: 'binary' }, ...properties },
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
}

function operation(name: string, endpoint: Endpoint): OpenApiOperation {
  const failures = new Set([
    ...(endpoint.errors ?? []),
    ...(endpoint.confirmed ? (['confirm_identity'] as const) : []),
    ...(endpoint.query || endpoint.body || endpoint.upload ? (['invalid'] as const) : []),
  ])
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    'x-access': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: endpoint.contentType
          ? { [endpoint.contentType]: { schema: schemaOf(endpoint.output, 'output') } }
          : json(schemaOf(endpoint.output, 'output')),
      },
      ...Object.fromEntries(
        [...failures].map((code) => [
          ERROR_STATUS[code],
          {
            description: [...failures].filter((c) => ERROR_STATUS[c] === ERROR_STATUS[code]).join(', '),
            content: json({ $ref: '#/components/schemas/Error' }),
          },
        ]),
      ),
    },
  }
}
