import { existsSync } from 'node:fs'
import { canInstall, installPackage } from './debian.mjs'
import { childEnv, command, Failure, findOnPath, kitlyNode } from './paths.mjs'
import { mustRun, run } from './run.mjs'
import { step } from './steps.mjs'

/** The one without a window first: it needs two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * The path of a Chromium that runs here: the machine's, else one that is installed now. Where `CI` is set, and programs may be
 * installed, the quickest one is installed beside another that is there.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await runs(given)) return given
    throw new Failure(`CHROMIUM_PATH names a program that does not run: ${given}`)
  }
  const found = (await firstThatRuns()) ?? (await playwrightBrowser())
  if (found && (!process.env.CI || findOnPath(NAMES[0]))) return found
  if (canInstall()) {
    for (const name of NAMES.slice(0, found ? 1 : 2)) {
      await step('Installing Chromium from the package manager', () => installPackage(name)).catch(() => {})
      const installed = await firstThatRuns()
      if (installed) return installed
    }
  }
  if (found) return found
  await step('Installing Chromium for Playwright', () =>
    mustRun(kitlyNode(), [command('playwright'), 'install', 'chromium'], '', { env: childEnv() }),
  ).catch(() => {})
  const downloaded = await playwrightBrowser()
  if (downloaded) return downloaded
  throw new Failure(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  )
}

async function firstThatRuns() {
  for (const name of NAMES) {
    const path = findOnPath(name)
    if (path && (await runs(path))) return path
  }
  return undefined
}

/** A program of that name may be a placeholder that only says where to get the real one. */
const runs = async (path) => (await run(path, ['--version'])).code === 0

/** The browser that Playwright has downloaded earlier, if it has. */
async function playwrightBrowser() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { code, output } = await run(kitlyNode(), ['-e', script], { env: childEnv() })
  const path = output.trim()
  return code === 0 && existsSync(path) && (await runs(path)) ? path : undefined
}
