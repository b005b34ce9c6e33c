import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createPost } from '../../../../test/blog.ts'
import { createCategory, createTools } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson } from '../../../../test/people.ts'
import { textOf } from '../../../shared/html.ts'
import { sanitizePost } from './blog-sanitizer.ts'

let app: TestApp
const plot = (kind: string, slugs: string) =>
  `<div data-plot="${kind}" data-tools="${slugs}">${slugs
    .split(' ')
    .map((slug) => `<a href="/tools/${slug}">${slug}</a>`)
    .join(', ')}</div>`

beforeAll(async () => {
  app = await createTestApp()
  const [paid, gift, , euro, begun] = await createTools(
    app,
    ['Paid', 'Gift', 'Silent', 'Euro', 'Begun'].map((name) => ({
      name,
      pricing_model: name === 'Gift' ? ('Free' as const) : ('Paid' as const),
    })),
  )
  await createFacts(
    app,
    paid!.id,
    [{ kind: 'trial_days', value: 14 }],
    [{ name: 'Free', amount: 0 }, { amount: 20 }, { name: 'Max', amount: 100 }],
  )
  await createFacts(app, gift!.id, [{ kind: 'trial_days', value: 0 }], [{ name: 'Free', amount: 0 }])
  await createFacts(app, euro!.id, [{ kind: 'trial_days', value: 7 }], [{ amount: 9, currency: 'EUR' }])
  await createFacts(app, begun!.id, [{ kind: 'free_plan', value: true }])
  // The catalogue reads the kinds again with this.
  await createCategory(app, { name: 'Trade' })
  const content = [
    plot('price', 'paid gift silent euro begun'),
    plot('trial_days', 'paid gift silent euro nobody'),
    plot('price', 'nobody'),
    plot('retention', 'paid'),
  ].join('<p>And then</p>')
  await createPost(app, { title: 'Plots', content })
})

/** The rows of a figure: what each says, and what is drawn in its line. */
function rowsOf(figure: string) {
  return [...figure.matchAll(/<li class="plot-row">(.*?)<\/li>/g)].map(([, row]) => {
    const [, words, attributes, drawn] = /^(.*?)<span class="plot-line"([^>]*)>(.*)<\/span>$/.exec(row!)!
    return {
      text: textOf(words!),
      isUnknown: attributes!.includes('data-unknown'),
      drawn: [...drawn!.matchAll(/(?:left|width):([\d.]+%)/g)].map(([, place]) => place),
    }
  })
}

async function figures() {
  const response = await app.request('/api/blog/plots/body')
  const { html } = (await response.json()) as { html: string }
  return { html, figures: html.match(/<figure class="plot".*?<\/figure>/g) ?? [] }
}

test('prices stand on the axis, and what is not known is said and not drawn', async () => {
  const [prices] = (await figures()).figures
  expect(rowsOf(prices!)).toEqual([
    { text: 'Paid $20 free plan', isUnknown: false, drawn: ['54%', '0%', '54%', '92%'] },
    { text: 'Gift Free', isUnknown: false, drawn: ['0%'] },
    { text: 'Silent Price not known', isUnknown: true, drawn: [] },
    { text: 'Euro €9 not on the axis', isUnknown: true, drawn: [] },
    { text: 'Begun Free plan paid price not known', isUnknown: true, drawn: ['0%'] },
  ])
  expect(prices).toContain('Sources, read Nov 20, 2026: <a href="https://docs.example.com/plans"')
  expect(textOf(prices!.slice(prices!.indexOf('plot-source')))).toContain('Paid, Gift, Euro, Begun.')
})

test('numbers are bars; a known nothing differs from what is not known', async () => {
  const [, numbers] = (await figures()).figures
  expect(rowsOf(numbers!)).toEqual([
    { text: 'Paid 14 days', isUnknown: false, drawn: ['100%'] },
    { text: 'Gift 0 days', isUnknown: false, drawn: ['0%'] },
    { text: 'Silent Not known', isUnknown: true, drawn: [] },
    { text: 'Euro 7 days', isUnknown: false, drawn: ['50%'] },
  ])
})

test('links stay where there is nothing to draw', async () => {
  const { html, figures: drawn } = await figures()
  expect(drawn).toHaveLength(2)
  expect(html).toContain(plot('price', 'nobody'))
  expect(html).toContain(plot('retention', 'paid'))
})

test('the preview draws them, too', async () => {
  const { headers } = await createPerson(app, { role: 'admin', password: null })
  const body = { content: plot('price', 'paid') }
  const response = await app.send('POST', '/api/admin/blog/preview', body, headers)
  const { html } = (await response.json()) as { html: string }
  expect(html).toMatch(/^<figure class="plot" data-axis>.*<b>\$20<\/b>/)
})

test('what is stored survives the sanitiser, and nothing but kinds and slugs does', () => {
  const stored = plot('price', 'paid gift')
  expect(sanitizePost(stored)).toBe(stored)
  expect(
    sanitizePost(plot('price', 'a b').replace('data-plot="price"', 'data-plot="Price now"')),
  ).not.toContain('data-plot')
  expect(sanitizePost(plot('price', '../x'))).not.toContain('data-tools')
  expect(sanitizePost(plot('price', Array(13).fill('a').join(' ')))).not.toContain('data-tools')
})
