import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import small from './scripts/lib/small.json' with { type: 'json' }

const PORT = Number(process.env.E2E_PORT ?? 3210)
/** An OpenID provider in Google's place. */
const PROVIDER_PORT = Number(process.env.E2E_PROVIDER_PORT ?? PORT + 1)
// Each worker reads this file again: the folder is made once and handed on.
const folder = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'kitly-e2e-'))
if (process.env.E2E_DATA === undefined) process.on('exit', () => rmSync(folder, { recursive: true }))
process.env.E2E_DATA = folder

/**
 * What Chromium leaves out. Named a second time the switch replaces Playwright's own, so its features come first. The
 * rest are renderers of the browser itself (one in reserve, menus and suggestions below its address field), started anew
 * for each page and seen by no journey: without them opening a page takes a third less.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What passes at the second try has a cause, which is looked for: the end of the log names it.
  retries: process.env.CI ? 1 : 0,
  // So many are no bad moment: whoever waits for the rest only learns it later.
  maxFailures: process.env.CI ? 20 : 0,
  // These end what hangs. A slow machine, or a busy one, is no failure.
  timeout: 600_000,
  expect: { timeout: 120_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.3 } },
  // Of components (e2e/design.spec.ts): edges of letters may differ a little from machine to machine. New ones, after a
  // change that is meant: playwright test design --update-snapshots
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL: `http://localhost:${PORT}`,
    // Without a screen it would say that it is no person's browser, and nothing that it does would be counted.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What paints without one needs no process of its own.
        '--disable-software-rasterizer',
        '--in-process-gpu',
        `--disable-features=${LEFT_OUT.join()}`,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: [
        'node_modules/.bin/node test/programs/openid-provider.ts',
        PROVIDER_PORT,
        `http://localhost:${PORT}/auth/callback`,
      ].join(' '),
      url: `http://localhost:${PROVIDER_PORT}/.well-known/openid-configuration`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
    {
      command: ['node_modules/.bin/node', ...small.flags, 'dist/server/main.js'].join(' '),
      url: `http://localhost:${PORT}/readyz`,
      reuseExistingServer: false,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      stdout: 'pipe',
      env: {
        ...small.env,
        NODE_ENV: 'production',
        PORT: String(PORT),
        HOST: '127.0.0.1',
        KITLY_DATA: folder,
        KITLY_RATE_LIMIT: '0',
        KITLY_LOG: 'warn',
        KITLY_LINK_CHECKS: '0',
        KITLY_DRAIN_SECONDS: '0',
        OIDC_ISSUER: `http://localhost:${PROVIDER_PORT}`,
        GOOGLE_CLIENT_ID: 'kitly',
        GOOGLE_CLIENT_SECRET: 'secret-of-kitly',
      },
    },
  ],
})
