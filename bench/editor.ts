import { rmSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { type Cores, temporaryFolder, useCores } from './machine.ts'
import { startKitly } from './servers.ts'
import { median, quantile } from './timing.ts'

/** How long a key press takes to be painted in an article of 20,000 words with 40 tables and 60 pictures. */
export interface EditorFigures {
  words: number
  tables: number
  pictures: number
  keys: number
  median: number
  p95: number
  slowest: number
}

/** Plain JavaScript, as all that runs before the installation. */
const BROWSER = new URL('../scripts/lib/browser.mjs', import.meta.url).href
const WORDS = 20_000
const [TABLES, PICTURES] = [40, 60]
const KEYS = 300
const ADMIN = { email: 'bench@kitly.example', password: 'correct horse 7 battery' }

/** A long article, as an editor may have it. */
function longArticle(): string {
  const sentence = 'Some tools answer at once and others take the time that they need for it. '
  const paragraphs = Math.ceil(WORDS / (15 * 8))
  const table = `<table><thead><tr><th>Tool</th><th>Price</th><th>Good for</th></tr></thead><tbody>${'<tr><td>One</td><td>Free</td><td>Notes</td></tr>'.repeat(5)}</tbody></table>`
  return Array.from({ length: paragraphs }, (_, i) => {
    const every = (count: number) => i % Math.floor(paragraphs / count) === 0
    return [
      i % 10 === 0 ? `<h2>Part ${i / 10 + 1}</h2>` : '',
      `<p>${sentence.repeat(8)}</p>`,
      every(TABLES) ? table : '',
      every(PICTURES)
        ? `<figure><img src="/icon.svg" alt="Picture ${i}" width="600" height="300"></figure>`
        : '',
    ].join('')
  }).join('')
}

/** From here on the page notes, for each key, the milliseconds until its change is drawn. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp)
          channel.port2.postMessage(null)
        })
      },
      true,
    )
  })
}

export async function measureEditor(cores: Cores): Promise<EditorFigures> {
  const { findBrowser } = (await import(BROWSER)) as { findBrowser(): Promise<string> }
  const executablePath = await findBrowser()
  const data = temporaryFolder()
  const server = await startKitly(cores, data, {
    KITLY_ADMIN_EMAIL: ADMIN.email,
    KITLY_ADMIN_PASSWORD: ADMIN.password,
  })
  // A browser on one core would be measured for that.
  useCores(cores.all)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    // By name: the session's cookie is for that host.
    const url = server.url.replace('127.0.0.1', 'localhost')
    await page.request.post(`${url}/api/admin/login`, { data: ADMIN })
    const article = { title: 'Long', excerpt: 'Long', content: longArticle() }
    const stored = await page.request.post(`${url}/api/admin/blog`, { data: article })
    const { id } = (await stored.json()) as { id: number }
    await page.goto(`${url}/admin/blog?edit=${id}`)
    const text = page.getByRole('textbox', { name: 'Content' })
    await text.locator('p').nth(80).click()
    await watchKeys(page)
    for (let i = 0; i < KEYS; i++) await page.keyboard.press('abcdefgh '[i % 9]!, { delay: 15 })
    await page.waitForTimeout(300)
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
    const counts = await text.evaluate((e) => ({
      words: e.textContent?.split(/\s+/).length ?? 0,
      tables: e.querySelectorAll('table').length,
      pictures: e.querySelectorAll('figure').length,
    }))
    const figures = { median: median(times), p95: quantile(times, 0.95), slowest: Math.max(...times) }
    return { ...counts, keys: times.length, ...figures }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
