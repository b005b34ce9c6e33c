import { useSuspenseQuery } from '@tanstack/react-query'
import type { JsonSchema, OpenApiOperation } from '../../../shared/openapi.ts'
import { openApiQuery } from './docs.route.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./docs.head.ts')).docsHead(page)

interface Entry extends OpenApiOperation {
  path: string
  method: string
}

/** The readable form of the OpenAPI document. */
export function ApiDocsPage() {
  const { data } = useSuspenseQuery(openApiQuery)
  const entries: Entry[] = Object.entries(data.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  )
  const tags = [...new Set(entries.flatMap((e) => e.tags))]
  return (
    <div className="page grid gap-10 pt-10 lg:grid-cols-[14rem_1fr]">
      <nav aria-label="Endpoints" className="text-sm max-lg:hidden">
        <div className="sticky top-24 space-y-5">
          {tags.map((tag) => (
            <div key={tag}>
              <p className="font-semibold">{tag}</p>
              <ul className="mt-1">
                {entries
                  .filter((e) => e.tags.includes(tag))
                  .map((e) => (
                    <li key={e.operationId}>
                      <a
                        href={`#${e.operationId}`}
                        className="block truncate py-1 text-muted hover:text-text"
                      >
                        {e.summary}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className="min-w-0">
        <h1 className="text-3xl md:text-4xl">API reference</h1>
        <p className="mt-3 max-w-[70ch] text-muted">
          {data.info.description} The same as a document for programs:{' '}
          <a href="/api/openapi.json" className="link">
            openapi.json
          </a>
          . A failed call answers <code>{'{ error, message, code, fields? }'}</code>; a wrong value is named
          in <code>fields</code>.
        </p>
        {entries.map((entry) => (
          <Endpoint key={entry.operationId} entry={entry} />
        ))}
      </div>
    </div>
  )
}

function Endpoint({ entry }: { entry: Entry }) {
  const [status, answer] = Object.entries(entry.responses).find(([code]) => code.startsWith('2')) ?? [
    '200',
    null,
  ]
  const failures = Object.entries(entry.responses).filter(([code]) => !code.startsWith('2'))
  const body = entry.requestBody?.content['application/json']?.schema
  return (
    <section id={entry.operationId} className="card mt-6 p-5">
      <h2 className="text-lg">{entry.summary}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-2 font-mono text-sm">
        <span className="rounded-md bg-accent-soft px-2 py-0.5 font-semibold text-accent-text">
          {entry.method}
        </span>
        <span className="break-all">{entry.path}</span>
        <span className="rounded-md bg-raised px-2 py-0.5 font-sans text-xs text-muted">
          {entry['x-access']}
        </span>
      </p>
      {entry.description && <p className="mt-3 max-w-[70ch] text-sm text-muted">{entry.description}</p>}
      {entry.parameters.length > 0 && (
        <Properties
          title="Parameters"
          rows={entry.parameters.map((p) => ({
            name: p.name,
            type: `${p.in}, ${typeOf(p.schema)}`,
            required: p.required,
            description: p.description,
          }))}
        />
      )}
      {body && <Properties title="Body" rows={rowsOf(body)} />}
      <Properties
        title={`Answer ${status}`}
        rows={rowsOf(answer?.content?.['application/json']?.schema ?? {})}
      />
      {failures.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          Fails with {failures.map(([code, { description }]) => `${code} (${description})`).join(', ')}.
        </p>
      )}
    </section>
  )
}

interface Row {
  name: string
  type: string
  required: boolean
  description?: string | undefined
}

function Properties({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null
  return (
    <details className="mt-4" open={title === 'Parameters' || title === 'Body'}>
      <summary className="min-h-8 text-sm font-semibold">{title}</summary>
      <table className="mt-1 w-full text-left text-sm [overflow-wrap:anywhere]">
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 font-mono font-normal max-sm:w-2/5 sm:whitespace-nowrap">
                {row.name}
                {row.required && <span className="text-danger"> *</span>}
              </th>
              <td className="py-2 pr-4 text-muted">{row.type}</td>
              <td className="py-2 text-muted">{row.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The properties of an object, or of the objects of a list. */
function rowsOf(schema: JsonSchema): Row[] {
  const object = (schema.type === 'array' ? schema.items : schema) as JsonSchema
  const required = (object.required as string[] | undefined) ?? []
  return Object.entries((object.properties as Record<string, JsonSchema> | undefined) ?? {}).map(
    ([name, value]) => ({
      name,
      type: typeOf(value),
      required: required.includes(name),
      description: value.description as string | undefined,
    }),
  )
}

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ')
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((s) => typeOf(s as JsonSchema)).join(' | ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items as JsonSchema)}`
  return String(schema.type ?? 'any')
}
