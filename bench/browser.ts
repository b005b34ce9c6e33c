import { rmSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { type Cores, temporaryFolder, useCores } from './machine.ts'
import { startKitly } from './servers.ts'

/** Plain JavaScript, as all that runs before the installation. */
const BROWSER = new URL('../scripts/lib/browser.mjs', import.meta.url).href

/** Looks at the site with the starter catalogue in the local Chromium, without a graphics card; ends both after it. */
export async function inBrowser<T>(
  cores: Cores,
  look: (browser: Browser, url: string) => Promise<T>,
  args: string[] = [],
): Promise<T> {
  const { findBrowser } = (await import(BROWSER)) as { findBrowser(): Promise<string> }
  const executablePath = await findBrowser()
  const data = temporaryFolder()
  const server = await startKitly(cores, data, { KITLY_STARTER: '1' })
  // A browser on one core would be measured for that.
  useCores(cores.all)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  })
  try {
    return await look(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
