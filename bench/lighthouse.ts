import lighthouse from 'lighthouse'
import { freePort } from '../test/free-port.ts'
import { PUBLIC_PAGES } from '../test/public-pages.ts'
import { inBrowser } from './browser.ts'
import type { Cores } from './machine.ts'

export interface LighthouseRow {
  page: string
  performance: number
  accessibility: number
  best_practices: number
  seo: number
  lcp_s: number
  tbt_ms: number
  /** Layout shift. */
  cls: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse with its mobile settings in the local Chromium; the median run of each page by performance.
 */
export async function runLighthouse(cores: Cores, runs: number): Promise<LighthouseRow[]> {
  const port = await freePort()
  const look = async (_: unknown, url: string) => {
    const rows: LighthouseRow[] = []
    for (const [page, path] of Object.entries(PUBLIC_PAGES)) {
      const results: LighthouseRow[] = []
      for (let i = 0; i < runs; i++) results.push(await runOnce(page, url + path, port))
      results.sort((a, b) => a.performance - b.performance)
      rows.push(results[results.length >> 1]!)
    }
    return rows
  }
  return await inBrowser(cores, look, [`--remote-debugging-port=${port}`])
}

/** Reads a page; once more where that fails, which a busy machine does now and then. */
async function read(url: string, port: number, isLast = false) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (isLast) throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? ''}`)
  return await read(url, port, true)
}

async function runOnce(page: string, url: string, port: number): Promise<LighthouseRow> {
  const { categories, audits } = await read(url, port)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_s: Math.round((audits['largest-contentful-paint']?.numericValue ?? 0) / 100) / 10,
    tbt_ms: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
  }
}
