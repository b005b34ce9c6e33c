/**
 * How long a key press takes to be painted in an article of 20,000 words with 40 tables and 60 pictures:
 * `node bench/editor.ts`, after a build. CHROMIUM_PATH names a browser where Playwright has none.
 */
import { chromium } from '@playwright/test'
import { startOwnServer } from '../e2e/own-server.ts'

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

const server = await startOwnServer({
  env: { KITLY_ADMIN_EMAIL: ADMIN.email, KITLY_ADMIN_PASSWORD: ADMIN.password },
})
const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.request.post(`${server.url}/api/admin/login`, { data: ADMIN })
  const data = { title: 'Long', excerpt: 'Long', content: longArticle() }
  const { id } = (await (await page.request.post(`${server.url}/api/admin/blog`, { data })).json()) as {
    id: number
  }
  await page.goto(`${server.url}/admin/blog?edit=${id}`)
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.locator('p').nth(80).click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    // From the key to the frame after the one in which its change is drawn.
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
  for (let i = 0; i < KEYS; i++) await page.keyboard.press('abcdefgh '[i % 9]!, { delay: 15 })
  await page.waitForTimeout(300)
  const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).sort(
    (a, b) => a - b,
  )
  const counts = await text.evaluate((e) => ({
    words: e.textContent?.split(/\s+/).length,
    tables: e.querySelectorAll('table').length,
    pictures: e.querySelectorAll('figure').length,
  }))
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]!.toFixed(1)} ms`
  console.log(counts)
  console.log(`${times.length} keys: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`)
} finally {
  await browser.close()
  await server.close()
}
