import { describe, expect, test } from 'vitest'
import { sampleTool } from '../compare.samples.ts'
import { alternativeSentences, differencesOf } from './differences.ts'

const about = (...[a, b]: Parameters<typeof differencesOf>) =>
  Object.fromEntries(differencesOf(a, b).map((d) => [d.about, d.sentences]))

describe('the differences of two tools in words', () => {
  test('say price, offer, skill, features and what each is not ideal for', () => {
    const a = sampleTool({
      name: 'Alpha',
      pricing_model: 'Free',
      rating: 4.2,
      free_credit_info: '7-day trial',
      skill_level: 'beginner',
      features: ['Captions', 'Dubbing'],
      not_ideal_for: 'Long films.',
    })
    const b = sampleTool({
      name: 'Beta',
      pricing_model: 'Paid',
      rating: 4.6,
      skill_level: 'advanced',
      features: ['captions', 'Export to XML'],
    })
    expect(about(a, b)).toEqual({
      Price: ['Alpha is free; Beta is paid.'],
      'Free offer': ['Alpha: 7-day trial.'],
      'Skill level': ['Alpha is made for beginners, Beta for specialists.'],
      Features: ['Listed for Alpha only: Dubbing.', 'Listed for Beta only: Export to XML.'],
      'Not ideal for': ['Alpha: Long films.'],
    })
  })

  test('say what is the same, and nothing of what is not known', () => {
    expect(about(sampleTool({ name: 'Alpha' }), sampleTool({ name: 'Beta' }))).toEqual({
      Price: ['Both are free.'],
    })
  })

  test('say nothing of features that mean the same in other words', () => {
    expect(
      about(
        sampleTool({ features: ['Web search with sources', 'Dubbing'] }),
        sampleTool({ name: 'Beta', features: ['Web search with citations'] }),
      ).Features,
    ).toEqual(['Listed for Sample only: Dubbing.'])
  })

  test('say whose rating it is where reviews and editors are compared', () => {
    const reviewed = sampleTool({ name: 'Alpha', rating: 4, rating_source: 'reviews', review_count: 1 })
    expect(about(reviewed, sampleTool({ name: 'Beta', rating: 3.5 })).Rating).toEqual([
      'Alpha is rated higher: 4.0 (1 review) against 3.5 (editor’s rating).',
    ])
    expect(about(reviewed, sampleTool({ name: 'Beta', rating: 4 })).Rating).toEqual([
      'Both are rated the same: Alpha 4.0 (1 review), Beta 4.0 (editor’s rating).',
    ])
  })
})

describe('what an alternative does differently', () => {
  const tool = sampleTool({ name: 'Alpha', tags: ['writing', 'seo', 'email'] })
  const other = (given: Parameters<typeof sampleTool>[0]) =>
    alternativeSentences(tool, { ...sampleTool({ name: 'Beta', ...given }), pair: null, told_apart: [] })

  test('is made of its price, its tags and what it is not ideal for', () => {
    expect(
      other({ pricing_model: 'Paid', tags: ['SEO', 'writing', 'ads'], not_ideal_for: 'Novels' }),
    ).toEqual([
      'Beta is paid, while Alpha is free.',
      'It shares SEO and writing with Alpha and adds ads.',
      'Not ideal for: Novels.',
    ])
    expect(other({ tags: ['ads'] })).toEqual(['Beta is free, like Alpha.', 'It is about ads.'])
    expect(other({})).toEqual(['Beta is free, like Alpha.'])
  })
})
