import { describe, expect, test } from 'vitest'
import { sampleTool } from '../compare.samples.ts'
import { differencesOf, samenessOf, tagsApart } from './differences.ts'

const about = (...[a, b]: Parameters<typeof differencesOf>) =>
  Object.fromEntries(differencesOf(a, b).map((d) => [d.about, d.each ?? d.sentences]))

describe('the differences of two tools', () => {
  const a = sampleTool({
    name: 'Alpha',
    pricing_model: 'Free',
    rating: 4.2,
    free_credit_info: '7-day trial',
    skill_level: 'beginner',
    features: ['Captions', 'Dubbing'],
    not_ideal_for: 'Long films.',
  })

  test('say of each price, offer, whom it is made for, features and what it is not ideal for', () => {
    const b = sampleTool({
      name: 'Beta',
      pricing_model: 'Paid',
      rating: 4.6,
      skill_level: 'advanced',
      features: ['captions', 'Export to XML'],
    })
    expect(about(a, b)).toEqual({
      Price: ['Free', 'Paid'],
      'Free offer': ['7-day trial', null],
      'Made for': ['Beginners', 'Specialists'],
      Features: ['Dubbing', 'Export to XML'],
      'Not ideal for': ['Long films', null],
    })
    expect(samenessOf(a, b)).toEqual([])
  })

  test('are not what is the same, which is told apart from them', () => {
    expect(about(sampleTool({ name: 'Alpha' }), sampleTool({ name: 'Beta' }))).toEqual({})
    expect(samenessOf(sampleTool(), sampleTool())).toEqual(['free'])
    expect(samenessOf(a, { ...a, name: 'Beta' })).toEqual(['free', 'made for beginners'])
    expect(about(a, { ...a, name: 'Beta' })).toEqual({})
  })

  test('say nothing of features that mean the same in other words', () => {
    expect(
      about(
        sampleTool({ features: ['Web search with sources', 'Dubbing'] }),
        sampleTool({ name: 'Beta', features: ['Web search with citations'] }),
      ).Features,
    ).toEqual(['Dubbing', null])
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

test('by its tags an alternative adds something, and is like the tool in the rest', () => {
  const tool = sampleTool({ tags: ['writing', 'seo', 'email'] })
  expect(tagsApart(tool, { tags: ['SEO', 'writing', 'ads'] })).toEqual({
    added: ['ads'],
    common: ['SEO', 'writing'],
  })
  expect(tagsApart(tool, { tags: [] })).toEqual({ added: [], common: [] })
})
