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

  test('tell a rating only where enough reviews are confirmed', () => {
    const rated = { is_rated: true, confirmed_count: 3, review_count: 4 }
    const alpha = sampleTool({ name: 'Alpha', rating: 4, ...rated })
    const ratings = (given: Parameters<typeof sampleTool>[0]) =>
      about(alpha, sampleTool({ name: 'Beta', ...given })).Rating
    expect(ratings({ rating: 3.5, ...rated, confirmed_count: 1200 })).toEqual([
      'Alpha is rated higher: 4.0 (3 reviews) against 3.5 (1,200 reviews).',
    ])
    expect(ratings({ rating: 4, ...rated })).toEqual([
      'Both are rated the same: Alpha 4.0 (3 reviews), Beta 4.0 (3 reviews).',
    ])
    expect(ratings({ rating: 4.9 })).toEqual(['Alpha is rated 4.0 (3 reviews); Beta is not rated yet.'])
    expect(ratings({ rating: 4.9, review_count: 1 })).toEqual([
      'Alpha is rated 4.0 (3 reviews); Beta is not rated yet, with 1 review.',
    ])
    expect(about(sampleTool(), sampleTool({ rating: 4.9, review_count: 2 }))).not.toHaveProperty('Rating')
  })
})

describe('what an alternative does differently', () => {
  const tool = sampleTool({ name: 'Alpha', tags: ['writing', 'seo', 'email'] })
  const other = (given: Parameters<typeof sampleTool>[0]) =>
    alternativeSentences(tool, {
      ...sampleTool({ name: 'Beta', ...given }),
      pair: null,
      told_apart: [],
      unknown: [],
    })

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
