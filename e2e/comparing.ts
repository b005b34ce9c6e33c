import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expect } from './kitly.ts'

export const link = (tools: string, more = '') => `/compare?tools=${tools}${more}`

export const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
export const addresses = (page: Page) => new URL(page.url()).searchParams

/** Saves the spreadsheet, and reads it. */
export async function exportCsv(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  expect(download.suggestedFilename()).toBe('ai-tools-comparison.csv')
  const text = await readFile(await download.path(), 'utf8')
  return { text, rows: parse(text, { bom: true }) as string[][] }
}
