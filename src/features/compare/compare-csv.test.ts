import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { sampleTool } from './compare.samples.ts'
import { comparisonCsv } from './compare-csv.ts'
import { sampleFacts, sampleKind } from './facts.samples.ts'

const rowsOf = (csv: string) => parse(csv, { bom: true }) as string[][]

describe('the exported comparison', () => {
  const csv = comparisonCsv(
    {
      tools: [
        sampleTool({ name: 'Alpha', short_description: 'Says "hello", and more', rating: 4, is_rated: true }),
        sampleTool({
          name: 'Beta',
          pricing_model: 'Paid',
          is_paid: true,
          category_name: null,
          website_url: 'https://beta.example',
        }),
      ],
    },
    [{ name: 'Seats', values: ['5'] }],
  )

  test('has exactly the rows of the specification and the custom fields, under the names of the tools', () => {
    expect(rowsOf(csv)).toEqual([
      ['Feature', 'Alpha', 'Beta'],
      ['Tool Summary', 'Says "hello", and more', 'Does something'],
      ['Pricing Model', 'Free', 'Paid'],
      ['Free Credits', 'See the website', 'None known'],
      ['Rating', '4.0', 'Not rated yet'],
      ['Category', 'Writing', ''],
      ['Website', 'https://example.com', 'https://beta.example'],
      ['Seats', '5', ''],
    ])
  })

  test('begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
    expect(csv.startsWith('\uFEFFFeature,Alpha,Beta\r\n')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(9)
    expect(csv).toContain('"Says ""hello"", and more"')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'makes text of %j, which a spreadsheet would run',
    (formula) => {
      const rows = rowsOf(
        comparisonCsv({ tools: [sampleTool({ name: formula, short_description: formula })] }, [
          { name: formula, values: [formula] },
        ]),
      )
      const safe = `'${formula}`
      expect([rows[0]![1], rows[1]![1], ...rows.at(-1)!]).toEqual([safe, safe, safe, safe])
    },
  )

  test('keeps markup, quotes and line breaks as they are', () => {
    const wild = '<script>alert(1)</script>, "a"\r\nb;=1'
    expect(rowsOf(comparisonCsv({ tools: [sampleTool()] }, [{ name: 'x', values: [wild] }])).at(-1)).toEqual([
      'x',
      wild,
    ])
  })

  test('has what is known of prices and facts, what is not, and when it was checked', () => {
    const kinds = [
      sampleKind('free_plan', { label: 'Free plan' }),
      sampleKind('platforms', { label: 'Platforms', type: 'several' }),
      sampleKind('sso', { label: '=SSO' }),
    ]
    const facts = [
      sampleFacts(
        { platforms: ['Web', 'iOS'], free_plan: { value: false, checked_at: '2026-09-01' }, sso: true },
        [
          { amount: 30, per_seat: true },
          { name: 'Large', amount: null },
        ],
      ),
      sampleFacts({ platforms: { value: ['Web'], note: 'others not looked up' } }),
    ]
    const tools = [sampleTool({ name: 'Alpha' }), sampleTool({ name: 'Beta' })]
    const fields = [{ name: 'Seats', values: ['5'] }]
    expect(rowsOf(comparisonCsv({ tools, kinds, facts }, fields, 5)).slice(7)).toEqual([
      ['From, a month', '$30', 'Not known'],
      ['Team of 5, a month', '$150', 'Not known'],
      ['Plans', 'Pro: $30 a person, a month; Large: Not known', 'Not known'],
      ['Free plan', 'No', 'Not known'],
      ['Platforms', 'Web, iOS', 'Web'],
      ["'=SSO", 'Yes', 'Not known'],
      ['Facts checked', '2026-09-01 to 2026-11-20', '2026-11-20'],
      ['Seats', '5', ''],
    ])
    expect(rowsOf(comparisonCsv({ tools, kinds, facts: null }, fields))).toHaveLength(8)
    expect(rowsOf(comparisonCsv({ tools, kinds, facts: [sampleFacts(), sampleFacts()] }))).toHaveLength(7)
  })
})
