import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '../../src/shared/openapi.ts'
import type { Random } from '../seeded.ts'
import { uploadFor } from './files.ts'
import { BODIES, encodePart, HEADERS, hostilePart } from './hostile.ts'
import { type Maker, valueFor } from './values.ts'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

export interface Operation extends OpenApiOperation {
  method: string
  path: string
}

export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** A call of an operation: some as they should be, most with something wrong in them. */
export function requestFor(operation: Operation, maker: Maker): FuzzRequest {
  const { random } = maker
  const method = random.chance(0.03) ? random.pick(METHODS) : operation.method
  const { body, type } = bodyFor(operation, maker)
  return {
    method,
    path: addressFor(operation, maker),
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(random.chance(0.1) && random.pick(HEADERS)),
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  }
}

function addressFor({ path, parameters }: Operation, maker: Maker): string {
  const { random, harm } = maker
  const part = ({ name, schema }: { name: string; schema: JsonSchema }) =>
    random.chance(harm)
      ? hostilePart(random)
      : encodePart(String(valueFor(schema, name, { ...maker, harm: 0 })))
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) =>
      part(parameters.find((p) => p.in === 'path' && p.name === name) ?? { name, schema: {} }) || '%20',
  )
  const query = parameters
    .filter((p) => p.in === 'query' && (p.required || random.chance(0.4)))
    .map((p) => `${p.name}=${part(p)}`)
  if (random.chance(harm / 2)) query.push(`${hostilePart(random)}=${hostilePart(random)}`)
  if (random.chance(harm / 2)) query.push(random.pick([...query, 'search[]=a', 'search[a]=b', '&&=', '_t']))
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function bodyFor(
  { requestBody }: Operation,
  maker: Maker,
): { body: string | Buffer | undefined; type: string | undefined } {
  const { random, harm } = maker
  if (random.chance(harm / 2)) return random.pick(BODIES)
  if (!requestBody) return { body: undefined, type: undefined }
  const [type, { schema }] = Object.entries(requestBody.content)[0]!
  if (type.startsWith('multipart')) return uploadFor(schema, maker)
  return { type, body: jsonOf(valueFor(schema, '', maker), random) }
}

/** As JSON; sometimes with numbers that JSON can say and JavaScript cannot. */
function jsonOf(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? 'null'
  return random.chance(0.02) ? text.replace(/:\d+/, ':1e400') : text
}
