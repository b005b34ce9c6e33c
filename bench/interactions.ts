import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { inBrowser } from './browser.ts'
import type { Cores } from './machine.ts'
import { DEVICES, type Device, PRESSES, type Press } from './presses.ts'
import { type Budget, table } from './report.ts'

/** How much slower the processor is made: what a cheap phone is beside a desk. */
const SLOWER = 4
/** Until what a page reads and loads after it has been used, and what a press leads to, is there. */
const SETTLED_MS = 700
/** How long a finger or a button stays down: a press of no length would have the paint of its beginning wait for its end. */
const HELD_MS = 80
/** What the browser says nothing about is faster than this. */
const UNTOLD_MS = 16

export interface InteractionRow {
  press: string
  device: Device
  /** From the press to the next paint, as the browser's own Event Timing says it; in steps of 8 ms, median of the runs. */
  ms: number
  worst: number
}

/** Presses on public pages, on a processor that is slowed four times. `only`: those whose name has this. */
export async function measureInteractions(
  cores: Cores,
  runs: number,
  progress: (text: string) => void,
  only = '',
): Promise<InteractionRow[]> {
  return await inBrowser(cores, async (browser, url) => {
    const rows: InteractionRow[] = []
    for (const press of PRESSES.filter((each) => each.press.includes(only))) {
      for (const device of press.on ?? (['desk', 'phone'] as const)) {
        progress(`${press.press}, ${device}`)
        const times: number[] = []
        for (let i = 0; i < runs; i++) times.push(await measure(browser, url, press, device))
        times.sort((a, b) => a - b)
        rows.push({ press: press.press, device, ms: times[times.length >> 1]!, worst: times.at(-1)! })
      }
    }
    return rows
  })
}

export const interactionTable = (rows: InteractionRow[]) =>
  table(
    ['press', 'device', 'median ms', 'worst ms'],
    rows.map(({ press, device, ms, worst }) => [press, device, String(ms), String(worst)]),
  )

export function interactionBudgets(rows: InteractionRow[]): Budget[] {
  const slowest = rows.reduce((a, b) => (a.ms >= b.ms ? a : b))
  const what = `from a press to its paint, the slowest (${slowest.press}, ${slowest.device})`
  return [{ what, limit: 100, figure: slowest.ms, unit: 'ms' }]
}

async function measure(browser: Browser, url: string, press: Press, device: Device): Promise<number> {
  const context = await browser.newContext(DEVICES[device])
  try {
    const page = await context.newPage()
    await page.goto(url + press.path)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    if (device !== 'first touch') await use(page, device)
    await page.waitForTimeout(SETTLED_MS)
    await press.before?.(page)
    const target = press.what(page)
    const point = await middleOf(target)
    // Who has a pointer is above what is pressed before it is pressed.
    if (device === 'desk') await page.mouse.move(point.x, point.y)
    if (press.key) await target.focus()
    await page.waitForTimeout(SETTLED_MS / 2)
    await page.evaluate(listen)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    if (press.key) await page.keyboard.press(press.key, { delay: HELD_MS })
    else if (device === 'desk') await page.mouse.click(point.x, point.y, { delay: HELD_MS })
    else await tap(session, point)
    await page.waitForTimeout(SETTLED_MS)
    await page.waitForFunction(hasAnswered, null, { timeout: 3000 }).catch(() => {})
    return resultOf(await page.evaluate(heard))
  } catch (error) {
    throw new Error(`${press.press}, ${device}: ${(error as Error).message}`)
  } finally {
    await context.close()
  }
}

/** A sign of use, as every visitor gives one: parts of the page that nobody touches at once come with it. */
async function use(page: Page, device: Device) {
  if (device === 'desk') return await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 40)
  await page.waitForTimeout(100)
  await page.mouse.wheel(0, -40)
}

async function tap(session: CDPSession, point: { x: number; y: number }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await setTimeout(HELD_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Where it is pressed. The mouse and the finger press there and ask no questions, which would be measured, too. */
async function middleOf(target: Locator) {
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  const box = (await target.boundingBox())!
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 }
}

/** A press that the browser has not counted, that has changed nothing, or that has led to another document, is a fault. */
function resultOf(seen: Heard | null): number {
  if (!seen) throw new Error('the press has left the document')
  if (seen.presses === 0) throw new Error('the browser has not counted the press')
  if (!seen.hasChanged) throw new Error('nothing on the page has changed')
  return Math.max(seen.longest, UNTOLD_MS)
}

interface Heard {
  presses: number
  longest: number
  hasChanged: boolean
}
type Listening = typeof globalThis & { heard?: () => Heard }

/** Runs in the page: what becomes of the next press. */
function listen() {
  const { interactionCount } = performance as Performance & { interactionCount: number }
  const { href } = location
  let longest = 0
  let hasChanged = false
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) longest = Math.max(longest, entry.duration)
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new MutationObserver(() => {
    hasChanged = true
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  ;(globalThis as Listening).heard = () => {
    read(observer.takeRecords())
    const presses = (performance as Performance & { interactionCount: number }).interactionCount
    return {
      presses: presses - interactionCount,
      longest,
      hasChanged: hasChanged || location.href !== href,
    }
  }
}

/** Another document has, too. */
const hasAnswered = () => (globalThis as Listening).heard?.().hasChanged ?? true
const heard = () => (globalThis as Listening).heard?.() ?? null
