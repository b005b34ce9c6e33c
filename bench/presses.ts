import type { BrowserContextOptions, Locator, Page } from '@playwright/test'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** `first touch`: a phone whose owner presses before the page has been scrolled. */
export const DEVICES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: PHONE,
  'first touch': PHONE,
} satisfies Record<string, BrowserContextOptions>
export type Device = keyof typeof DEVICES

export interface Press {
  press: string
  path: string
  on?: readonly Device[]
  /** What has to be done before, not counted. */
  before?: (page: Page) => Promise<unknown>
  what: (page: Page) => Locator
  /** Pressed with it in focus, instead of itself. */
  key?: string
}

const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first()
const link = (name: string) => (page: Page) => main(page).getByRole('link', { name }).first()
const inHeader = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole(role, { name }).first()
const label = (text: string) => (page: Page) =>
  page.locator('label:visible').filter({ hasText: text }).first()
const toolLink = (page: Page) => main(page).locator('article a[href^="/tools/"]').first()
const searchField = (page: Page) => main(page).locator('input[type="search"], input[role="combobox"]').first()
const field = (page: Page) => main(page).getByRole('textbox').first()
const everywhere = (page: Page) => page.locator('body')

/** Presses one thing of a page, as a step before what is measured, and waits for what comes of it. */
async function first(page: Page, target: Locator, key?: string) {
  if (key) await target.press(key)
  else await target.click()
  await page.waitForTimeout(700)
}
/** The code of a carousel comes when it is near. */
async function near(page: Page, name: string) {
  await page.getByRole('region', { name, exact: true }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
}
async function makeKit(page: Page) {
  await first(page, button(/bakery/)(page))
  await first(page, button('Generate Kit')(page))
}

const DESK = ['desk'] as const
const PHONES = ['phone', 'first touch'] as const
const ALL = ['desk', 'phone', 'first touch'] as const
const COMPARED = '/compare?tools=chatgpt,claude,gemini'

/** Presses of the public pages. */
export const PRESSES: Press[] = [
  { press: 'theme, home', path: '/', on: ALL, what: inHeader('button', /theme/) },
  { press: 'theme, directory', path: '/tools', on: ALL, what: inHeader('button', /theme/) },
  { press: 'menu', path: '/tools', on: PHONES, what: inHeader('button', 'Menu') },
  { press: 'another page', path: '/', on: DESK, what: inHeader('link', 'AI Bundles') },
  { press: 'the palette', path: '/tools', on: ALL, what: inHeader('link', 'Search tools') },
  { press: 'the palette by its keys', path: '/', on: DESK, what: everywhere, key: 'Control+k' },
  {
    press: 'a letter in the palette',
    path: '/',
    on: DESK,
    before: (page) => first(page, everywhere(page), 'Control+k'),
    what: (page) => page.getByRole('dialog').getByRole('combobox'),
    key: 'w',
  },
  { press: 'Compare on a card, home', path: '/', what: button(/^Compare/) },
  {
    press: 'a carousel, home',
    path: '/',
    on: ['phone'],
    before: (page) => near(page, 'Categories'),
    what: button(/^Next (page|figure)/),
  },
  { press: 'a filter', path: '/tools', on: DESK, what: label('Free without a card') },
  { press: 'the sheet of filters', path: '/tools', on: PHONES, what: button('Filters') },
  {
    press: 'a filter in the sheet',
    path: '/tools',
    on: ['phone'],
    before: (page) => first(page, button('Filters')(page)),
    what: label('Free without a card'),
  },
  { press: 'a filter taken back', path: '/tools?pricing=Free', what: link('Remove filter Free') },
  {
    press: 'another order',
    path: '/tools',
    on: DESK,
    what: (page) => main(page).getByLabel('Sort by'),
    key: 'ArrowDown',
  },
  { press: 'the table', path: '/tools', on: DESK, what: link('Table') },
  {
    press: "a column's order",
    path: '/tools?view=table',
    on: DESK,
    what: (page) => page.getByRole('columnheader').getByRole('link').first(),
  },
  { press: 'more tools', path: '/tools', what: link('Load more') },
  { press: 'Compare on a card', path: '/tools', on: ALL, what: button(/^Compare/) },
  {
    press: 'Compare on a second card',
    path: '/tools',
    before: (page) => first(page, button(/^Compare.*Notion/)(page)),
    what: button(/^Compare.*Claude/),
  },
  { press: 'Save on a card', path: '/tools', on: ALL, what: button(/^Save/) },
  { press: 'a tool of the list', path: '/tools', what: toolLink },
  { press: 'a letter of a search', path: '/tools', on: ALL, what: searchField, key: 'w' },
  {
    press: 'a second letter of a search',
    path: '/tools',
    before: (page) => first(page, searchField(page), 'w'),
    what: searchField,
    key: 'r',
  },
  {
    press: 'a suggestion',
    path: '/tools',
    before: async (page) => {
      await first(page, searchField(page), 'w')
      await first(page, searchField(page), 'r')
    },
    what: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    press: 'a search sent',
    path: '/tools',
    before: (page) => first(page, searchField(page), 'w'),
    what: searchField,
    key: 'Enter',
  },
  { press: 'a tab of a tool', path: '/tools/chatgpt', what: (page) => page.getByRole('tab').nth(1) },
  { press: 'Add to Favorites', path: '/tools/chatgpt', on: ALL, what: button(/Add to Favorites/) },
  { press: 'Add to Compare', path: '/tools/chatgpt', on: ALL, what: button(/Add to Compare/) },
  {
    press: 'what is not known',
    path: '/tools/chatgpt',
    what: (page) => page.locator('summary').filter({ hasText: 'Not known yet' }),
  },
  {
    press: 'a carousel of a tool',
    path: '/tools/chatgpt',
    on: ['phone'],
    before: (page) => near(page, 'Similar tools'),
    what: button('Next tool'),
  },
  {
    press: 'only differences',
    path: COMPARED,
    what: (page) => page.getByRole('switch').first(),
  },
  { press: 'a column taken out', path: COMPARED, what: button('Remove Claude') },
  { press: 'a letter of a prompt', path: '/kit-builder', on: ALL, what: field, key: 'w' },
  { press: 'an example', path: '/kit-builder', what: button(/bakery/) },
  { press: 'a focus area', path: '/kit-builder', what: button('Business') },
  {
    press: 'Generate Kit',
    path: '/kit-builder',
    before: (page) => first(page, button(/bakery/)(page)),
    what: button('Generate Kit'),
  },
  {
    press: 'a chip of a kit taken out',
    path: '/kit-builder',
    before: makeKit,
    what: button(/^Remove: Keeping/),
  },
  {
    press: 'a job more for a kit',
    path: '/kit-builder',
    before: makeKit,
    what: button('Choosing fonts'),
  },
  { press: 'a letter, bundles', path: '/bundles', on: ALL, what: searchField, key: 'w' },
  { press: 'a collection', path: '/bundles', what: link('Make and publish') },
  {
    press: 'the other bundles',
    path: '/bundles',
    what: (page) => page.locator('summary').filter({ hasText: 'more bundles' }),
  },
  { press: 'a letter, blog', path: '/blog', on: ALL, what: searchField, key: 'w' },
  { press: 'a category of the blog', path: '/blog', what: link('Guides') },
  { press: 'a letter, categories', path: '/categories', on: ALL, what: searchField, key: 'w' },
  { press: 'categories as a list', path: '/categories', what: link('List view') },
]
