import { createHash } from 'node:crypto'
import sanitize from 'sanitize-html'
import type { Db } from '../../../kernel/data/database.ts'
import type { Visit } from '../../../kernel/outside/visit-address.ts'
import { AddressQueue } from './address-queue.ts'
import { Doubts } from './doubts.ts'
import { findingOf } from './finding.ts'
import {
  type SourceFinding,
  type SourcePage,
  selectDueSources,
  upsertSourceFindings,
} from './source-pages.queries.ts'

/** So much of a page is read. */
const TEXT_MAX = 1_000_000
const STORED_AT_ONCE = 50
const AT_ONCE = 8

/** A number for the text that readers of a page see: the same for the same words, whatever its code. */
export function hashOfText(html: string): string {
  const text = sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'noscript', 'template', 'textarea', 'option', 'head'],
  })
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex')
}

interface Round {
  /** Pages that were visited since then are left out. */
  before: string
  signal: AbortSignal
  /** Visits gently; null when it was broken off. */
  visit: (url: string, textMax: number | undefined) => Promise<Visit | null>
}

/**
 * Visits the pages that facts and plans come from, one page of a host at a time: whether they are still there, and, of
 * those with prices, whether they say something else than the last time.
 */
export async function visitSources(db: Db, { before, signal, visit }: Round): Promise<void> {
  const due = await selectDueSources(db, before)
  const pages = new Map<string, SourcePage>(due.map((page) => [page.url, page]))
  const portions = [due.map(({ url }, id) => ({ id, url }))]
  const queue = new AddressQueue(async () => portions.pop() ?? null)
  signal.addEventListener('abort', () => queue.end(), { once: true })
  const found: SourceFinding[] = []
  const doubts = new Doubts<SourceFinding>()
  const store = () => upsertSourceFindings(db, found.splice(0))
  const worker = async () => {
    for (let next = await queue.next(); next !== null && !signal.aborted; next = await queue.next()) {
      const visited = await visit(next.url, pages.get(next.url)!.has_plans ? TEXT_MAX : undefined)
      queue.done(next)
      if (!visited) continue
      const { id: _, moved_to: __, ...said } = findingOf(next, visited)
      const finding = { ...said, text_hash: visited.text === undefined ? null : hashOfText(visited.text) }
      found.push(...doubts.add(finding, visited.failure))
      if (doubts.isFull) queue.end()
      if (found.length >= STORED_AT_ONCE) await store()
    }
  }
  if (signal.aborted) return
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (doubts.hasReached) found.push(...doubts.rest())
  await store()
}
