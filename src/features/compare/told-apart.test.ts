import { describe, expect, test } from 'vitest'
import type { FactKind, ToolFacts } from '../facts/facts.contract.ts'
import { sampleFacts, sampleKind } from './facts.samples.ts'
import { alternativeFacts, factDifferences } from './told-apart.ts'

const KINDS: FactKind[] = [
  sampleKind('sso', { label: 'Single sign-on' }),
  sampleKind('api', { label: 'API' }),
  sampleKind('self_hosting', { label: 'Self-hosting' }),
  sampleKind('free_plan', { label: 'Free plan', group: 'price' }),
  sampleKind('platforms', {
    label: 'Platforms',
    type: 'several',
    options: [
      { value: 'web', label: 'Web' },
      { value: 'ios', label: 'iOS' },
    ],
  }),
  sampleKind('trial_days', { label: 'Free trial', type: 'number', unit: 'days' }),
  sampleKind('dark_mode', { label: 'Dark mode' }),
  sampleKind('maker', { label: 'Made by', type: 'text' }),
  sampleKind('models', { label: 'Models', type: 'several' }),
]
const pair = (a: ToolFacts, b: ToolFacts, kinds = KINDS) =>
  factDifferences(kinds, { name: 'Alpha', known: a }, { name: 'Beta', known: b }).flatMap(
    ({ about, sentences }) => sentences.map((sentence) => `${about}| ${sentence}`),
  )
const alternative = (tool: ToolFacts, other: ToolFacts) =>
  alternativeFacts(KINDS, { name: 'Alpha', known: tool }, { name: 'Beta', known: other })

describe('what facts tell apart', () => {
  test('is said of both, with the date, what decides most first', () => {
    expect(
      pair(
        sampleFacts({ sso: true, self_hosting: false, platforms: ['web'], trial_days: 14, dark_mode: true }, [
          { amount: 20 },
          { amount: 0, per: null },
        ]),
        sampleFacts(
          {
            sso: false,
            self_hosting: { value: true, checked_at: '2026-09-01' },
            platforms: ['web', 'ios'],
            trial_days: 7,
            dark_mode: false,
            free_plan: false,
          },
          [{ amount: 8, per_seat: true, is_billed_yearly: true }],
        ),
      ),
    ).toEqual([
      'Price| Alpha costs from $20 a month, Beta from $8 a person a month, paid yearly (by the plans known, checked Nov 2026).',
      'Free plan| Alpha has a free plan, Beta does not (checked Nov 2026).',
      'Platforms| Listed for Beta only: iOS (checked Nov 2026).',
      'Self-hosting| Beta runs on your own server, Alpha does not (checked Sep 2026 and Nov 2026).',
      'Single sign-on| Alpha has single sign-on, Beta does not (checked Nov 2026).',
      'Free trial| Alpha: 14 days; Beta: 7 days (checked Nov 2026).',
      'Dark mode| Yes for Alpha, no for Beta (checked Nov 2026).',
    ])
  })

  test('is nothing that is not known of one of them, and nothing that is the same', () => {
    expect(pair(sampleFacts({ api: true }, [{ amount: 8 }]), sampleFacts())).toEqual([])
    expect(
      pair(
        sampleFacts({ api: true, platforms: ['web', 'ios'] }, [{ amount: 8 }]),
        sampleFacts({ api: true, platforms: ['IOS', 'web'] }, [{ amount: 8 }]),
      ),
    ).toEqual([])
  })

  test('is nothing of texts, of open lists and of kinds that are not compared', () => {
    const facts = [
      sampleFacts({ maker: 'A', models: ['x'], api: true }),
      sampleFacts({ maker: 'B', models: ['y'], api: false }),
    ] as const
    expect(
      pair(
        ...facts,
        KINDS.map((kind) => ({ ...kind, is_compared: false })),
      ),
    ).toEqual([])
    expect(pair(...facts)).toEqual(['API| Alpha has an API, Beta does not (checked Nov 2026).'])
  })

  test('tells prices in different currencies without ranking them', () => {
    expect(pair(sampleFacts({}, [{ amount: 8 }]), sampleFacts({}, [{ amount: 8, currency: 'EUR' }]))).toEqual(
      ['Price| Alpha costs from $8 a month, Beta from €8 a month (by the plans known, checked Nov 2026).'],
    )
  })

  test('is eight sentences at most', () => {
    const kinds = Array.from({ length: 12 }, (_, i) => sampleKind(`k${i}`))
    const all = (value: boolean) => sampleFacts(Object.fromEntries(kinds.map(({ key }) => [key, value])))
    expect(pair(all(true), all(false), kinds)).toHaveLength(8)
  })
})

describe('what an alternative does differently', () => {
  test('is said of it alone, three times at most', () => {
    const tool = sampleFacts({ self_hosting: false, api: true, sso: true, platforms: ['web', 'ios'] }, [{}])
    const other = sampleFacts({ self_hosting: true, api: false, sso: false, platforms: ['web'] }, [
      { amount: 8 },
    ])
    expect(alternative(tool, other)).toEqual([
      'From $8 a month, Alpha from $20 a month (by the plans known, checked Nov 2026).',
      'Platforms: iOS listed for Alpha only (checked Nov 2026).',
      'Runs on your own server, Alpha does not (checked Nov 2026).',
    ])
    expect(alternative(sampleFacts({ api: true }), sampleFacts({ api: false }))).toEqual([
      'Has no API, Alpha does (checked Nov 2026).',
    ])
    expect(alternative(sampleFacts({ dark_mode: true }), sampleFacts({ dark_mode: false }))).toEqual([
      'Dark mode: no, for Alpha yes (checked Nov 2026).',
    ])
    expect(alternative(tool, tool)).toEqual([])
  })
})
