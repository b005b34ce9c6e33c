/**
 * `npm run pictures`: every page of the site with the starter catalogue, at three widths, light and dark, as pictures
 * and contact sheets, with what can be told without eyes: what runs over the edge, moves while it loads, or fails.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { temporaryFolder } from '../../bench/machine.ts'
import { startKitly } from '../../bench/servers.ts'
import { lettersIn, tokenIn } from '../mailbox.ts'
import { MORE_PAGES, PUBLIC_PAGES } from '../public-pages.ts'

const WIDTHS = [390, 1280, 1920]
const THEMES = ['light', 'dark'] as const
const ADMIN = 'boss@example.com'
const MEMBER = 'ada@example.com'
const PASSWORD = 'correct horse 7 battery'
const MEMBER_PAGES = { dashboard: '/dashboard', saved: '/saved', profile: '/profile' }
/** A full page stops here: what follows is more of the same. */
const HEIGHT_MAX = 9_000
/** Of a page on a contact sheet, in pixels. */
const CELL = { width: 380, height: 620 }
const COLUMNS = 6

type Pages = Record<string, string>
interface Row {
  page: string
  width: number
  theme: string
  height: number
  /** Layout shift while it loads and is scrolled through. */
  shift: number
  faults: string[]
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'pictures' },
    /** With commas: only pages whose names begin so. */
    only: { type: 'string' },
    widths: { type: 'string' },
    admin: { type: 'boolean', default: false },
  },
})
const out = values.out
const widths = values.widths?.split(',').map(Number) ?? WIDTHS
const chosen = values.only?.split(',')

const pick = (pages: Pages): [string, string][] =>
  Object.entries(pages).filter(([name]) => !chosen || chosen.some((only) => name.startsWith(only)))

/** Loads a page to its end, so that everything on it has come. */
async function settle(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < Math.min(height, HEIGHT_MAX); y += 800) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await sleep(50)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  return height
}

/** Wider than the window, cut texts of headings, and pictures that did not come. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    const images = [...document.images].filter((i) => i.complete && i.naturalWidth === 0 && i.src)
    return [
      ...(over > 0 ? [`${over} px too wide`] : []),
      ...images.map((image) => `no picture: ${image.getAttribute('src')?.slice(0, 60)}`),
    ]
  })

async function take(context: BrowserContext, url: string, [name, path]: [string, string], theme: string) {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on(
    'console',
    (m) => m.type() === 'error' && !/status of 40[04]/.test(m.text()) && errors.push(m.text()),
  )
  await page.addInitScript(() => {
    const seen = window as typeof window & { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const height = await settle(page, url + path)
  const width = page.viewportSize()!.width
  const file = join(out, `${name}-${width}-${theme}.png`)
  const clip = { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX) }
  await page.screenshot({ path: file, fullPage: true, clip })
  const shift = await page.evaluate(() => (window as typeof window & { shift: number }).shift)
  const faults = [...(await faultsOf(page)), ...errors]
  await page.close()
  return { file, row: { page: name, width, theme, height, shift, faults } }
}

/** The first screens of many pages on one picture, at two fifths of their size. */
async function contactSheet(files: string[], to: string) {
  const cells = await Promise.all(
    files.map((file) =>
      sharp(file)
        .resize({ width: CELL.width })
        .toBuffer()
        .then((bytes) =>
          sharp(bytes)
            .resize({ ...CELL, fit: 'cover', position: 'top' })
            .toBuffer(),
        ),
    ),
  )
  const rows = Math.ceil(cells.length / COLUMNS)
  const [width, height] = [CELL.width + 12, CELL.height + 12]
  await sharp({
    create: { width: COLUMNS * width, height: rows * height, channels: 3, background: '#777' },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % COLUMNS) * width,
        top: Math.floor(i / COLUMNS) * height,
      })),
    )
    .png()
    .toFile(to)
}

async function signUp(context: BrowserContext, url: string, data: string) {
  const headers = { origin: url }
  const person = { name: 'Ada Lovelace', email: MEMBER, mobile: '123', password: PASSWORD }
  const answer = await context.request.post(`${url}/api/auth/signup`, { data: person, headers })
  if (!answer.ok()) throw new Error(`Nobody can sign up: ${await answer.text()}`)
  let token = ''
  for (let i = 0; !token && i < 100; i++) {
    await sleep(100)
    const letter = (await lettersIn(data, MEMBER)).at(-1)
    token = letter ? tokenIn(letter) : ''
  }
  await context.request.post(`${url}/api/auth/verify-email`, { data: { token }, headers })
}

/** The addresses that the administration's menu leads to. */
async function adminPages(context: BrowserContext, url: string): Promise<Pages> {
  const page = await context.newPage()
  await page.goto(`${url}/admin/dashboard`)
  const links = await page
    .locator('nav a[href^="/admin"]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname))
  await page.close()
  return Object.fromEntries([...new Set(links)].map((path) => [path.slice(1).replaceAll('/', '-'), path]))
}

async function open(browser: Browser, width: number, theme: 'light' | 'dark', storageState?: string) {
  return await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : width < 1500 ? 900 : 1080 },
    colorScheme: theme,
    isMobile: width < 500,
    hasTouch: width < 500,
    ...(storageState && { storageState }),
  })
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const data = temporaryFolder()
const server = await startKitly({ all: null, server: null }, data, {
  KITLY_STARTER: '1',
  KITLY_ADMIN_EMAIL: ADMIN,
  KITLY_ADMIN_PASSWORD: PASSWORD,
})
const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const rows: Row[] = []
try {
  const state = join(data, 'signed-in.json')
  const first = await open(browser, 1280, 'light')
  await signUp(first, server.url, data)
  const login = { email: ADMIN, password: PASSWORD }
  await first.request.post(`${server.url}/api/admin/login`, { data: login, headers: { origin: server.url } })
  await first.storageState({ path: state })
  const admin = values.admin ? await adminPages(first, server.url) : {}
  await first.close()
  for (const width of widths) {
    for (const theme of THEMES) {
      const visitor = await open(browser, width, theme)
      const member = await open(browser, width, theme, state)
      const all = [
        ...pick({ ...PUBLIC_PAGES, ...MORE_PAGES }).map((page) => ({ page, context: visitor })),
        ...pick({ ...MEMBER_PAGES, ...admin }).map((page) => ({ page, context: member })),
      ]
      const files: string[] = []
      for (const { page, context } of all) {
        const { file, row } = await take(context, server.url, page, theme)
        files.push(file)
        rows.push(row)
      }
      await contactSheet(files, join(out, `sheet-${width}-${theme}.png`))
      await visitor.close()
      await member.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
for (const { page, width, theme, height, shift, faults } of rows) {
  const figures = `${String(height).padStart(6)} px high, shift ${shift.toFixed(3)}`
  console.log(
    `${page.padEnd(16)} ${String(width).padStart(4)} ${theme.padEnd(5)} ${figures}  ${faults.join('; ')}`,
  )
}
console.log(`${rows.length} pictures and ${widths.length * THEMES.length} contact sheets are in ${out}/.`)
