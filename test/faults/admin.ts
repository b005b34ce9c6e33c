import { setTimeout as sleep } from 'node:timers/promises'
import { cookieHeader } from '../people.ts'
import { ADMIN, type Site } from './site.ts'

/** Signs the administrator in; answers the Cookie header. */
export async function signIn(site: Site): Promise<string> {
  const { status, headers, text } = await site.call('POST', '/api/auth/signin', { json: ADMIN })
  if (status !== 200) throw new Error(`Not signed in: ${status} ${text}`)
  return cookieHeader(headers['set-cookie'] as string[])
}

let writers = 0

/** Of another person each time: of one there is one review of a tool. */
export const reviewBody = (content: string) => ({
  user_name: 'Writer',
  user_email: `writer${process.pid}.${++writers}@example.com`,
  rating: 1 + (content.length % 5),
  content,
})

export interface OwnTool {
  id: number
  slug: string
}

export async function createTools(site: Site, cookie: string, count: number): Promise<OwnTool[]> {
  const tools: OwnTool[] = []
  for (let i = 0; i < count; i++) {
    const json = { name: `Own ${i}`, short_description: 'Edit 0', website_url: 'https://tool.example' }
    const answer = await site.call('POST', '/api/admin/tools', { cookie, json })
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
    tools.push(answer.json<OwnTool>())
  }
  return tools
}

const RUNNING = ['checking', 'running', 'undoing']
const IMPORTS = '/api/admin/tools/imports'

/** Starts a step of an import and waits for its end; null when the process went away meanwhile. */
export async function runImport(
  site: Site,
  cookie: string,
  id: string,
  step: 'apply' | 'undo',
): Promise<string | null> {
  const begun = await site.call('POST', `${IMPORTS}/${id}/${step}`, {
    cookie,
    ...(step === 'apply' && { json: {} }),
  })
  if (begun.status !== 200) return begun.status === 0 ? null : `${begun.status} ${begun.text}`
  for (;;) {
    const { status, json } = await site.call('GET', `${IMPORTS}/${id}`, { cookie })
    if (status !== 200) return null
    const now = json<{ status: string }>().status
    if (!RUNNING.includes(now)) return now
    await sleep(20)
  }
}

export async function uploadImport(site: Site, cookie: string, content: string): Promise<string | null> {
  const form = { field: 'file', file: 'tools.csv', content }
  const { status, json } = await site.call('POST', IMPORTS, { cookie, form })
  return status === 201 ? json<{ id: string }>().id : null
}
