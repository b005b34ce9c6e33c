import { render } from '../src/app/entry-server.tsx'
import { clientInProcess } from '../src/kernel/http/public-read.ts'
import type { TestApp } from './app.ts'

/** Pages as the server renders them, from the sources, without what the build adds. */

export const ORIGIN = 'https://kitly.example'

export interface RenderedPage {
  status: number
  /** Where it leads instead, without the origin. */
  location: string | null
  html: string
  title: string
  description: string
  canonical: string | null
  isListed: boolean
  /** Blocks of structured data. */
  data: unknown[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const readEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => ENTITIES[name]!)
const DATA = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

export async function renderPage(app: TestApp, path: string): Promise<RenderedPage> {
  const { status, headers, html } = await render({
    url: ORIGIN + path,
    call: clientInProcess(app.services),
    manifest: { routes: {} },
    origin: ORIGIN,
  })
  const attribute = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1]
    return found === undefined ? null : readEntities(found)
  }
  return {
    status,
    location: headers.get('location')?.replace(ORIGIN, '') ?? null,
    html,
    title: attribute(/<title>([^<]*)<\/title>/) ?? '',
    description: attribute(/<meta name="description" content="([^"]*)"/) ?? '',
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    isListed: !/<meta name="robots" content="noindex"/.test(html),
    data: [...html.matchAll(DATA)].map(([, text]) => JSON.parse(text!)),
  }
}

/** The content of one of a page's meta elements. */
export const metaOf = ({ html }: RenderedPage, name: string): string | null => {
  const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? null : readEntities(found)
}
