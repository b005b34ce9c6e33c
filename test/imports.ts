import type { Import, ImportKindName } from '../src/features/imports/imports.contract.ts'
import type { BulkUploadAnswer } from '../src/features/tools/tool-files.contract.ts'
import { csvLine } from '../src/shared/csv.ts'
import type { TestApp } from './app.ts'
import { createPerson } from './people.ts'

/** Uploads of spreadsheets for tests, by an administrator. */

export type Row = Record<string, string>

/** A CSV of tools; what a row does not say is filled in. */
export function toolsCsv(rows: Row[]): string {
  const full = rows.map((row) => ({
    'Tool Name': '',
    Summary: `Does the work of ${row['Tool Name']}`,
    'Website Link': 'https://tool.example',
    ...row,
  }))
  const columns = [...new Set(full.flatMap((row) => Object.keys(row)))]
  return csvLine(columns) + full.map((row) => csvLine(columns.map((c) => (row as Row)[c] ?? ''))).join('')
}

export async function createUploader(
  app: Pick<TestApp, 'services' | 'request'>,
  email?: string,
  kind: ImportKindName = 'tools',
) {
  const { headers, name } = await createPerson(app as TestApp, {
    role: 'admin',
    password: null,
    ...(email && { email }),
  })
  const base = `/api/admin/${kind}/imports`
  const formOf = (field: string, content: string | Uint8Array, file: string, rest: Row) => {
    const form = new FormData()
    form.set(field, new File([content as BlobPart], file))
    for (const [key, value] of Object.entries(rest)) form.set(key, value)
    return form
  }
  const send = (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const read = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const uploadRaw = (content: string | Uint8Array, file = 'tools.csv') =>
    app.request(base, { method: 'POST', headers, body: formOf('file', content, file, {}) })
  const bulkRaw = (content: string | Uint8Array, rest: Row = {}, file = 'tools.csv') =>
    app.request('/api/admin/tools/bulk-upload', {
      method: 'POST',
      headers,
      body: formOf('csvFile', content, file, rest),
    })
  const get = async (id: string) => read<Import>(await send('GET', `${base}/${id}`))
  return {
    headers,
    name,
    base,
    send,
    uploadRaw,
    bulkRaw,
    get,
    bulk: async (content: string | Uint8Array, rest: Row = {}, file?: string) =>
      read<BulkUploadAnswer>(await bulkRaw(content, rest, file)),
    upload: async (content: string | Uint8Array, file?: string) =>
      read<Import>(await uploadRaw(content, file)),
    text: async (path: string) => (await send('GET', path)).text(),
    /** Starts a step and waits for its end. */
    async run(id: string, step: 'check' | 'apply' | 'undo', choices: object = {}): Promise<Import> {
      await read(await send('POST', `${base}/${id}/${step}`, step === 'undo' ? undefined : choices))
      for (let i = 0; i < 2000; i++) {
        const now = await get(id)
        if (!['checking', 'running', 'undoing'].includes(now.status)) return now
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error('The import does not end')
    },
  }
}
export type Uploader = Awaited<ReturnType<typeof createUploader>>

/** Everything that an import could have changed. */
export async function snapshot({ services }: TestApp) {
  const { db } = services.database
  return {
    tools: await db.selectFrom('tools').selectAll().orderBy('id').execute(),
    categories: await db.selectFrom('categories').selectAll().orderBy('id').execute(),
    changes: await db.selectFrom('changes').selectAll().orderBy('id').execute(),
    version: services.catalog.current.version,
  }
}
