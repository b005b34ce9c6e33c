import { describe, expect, test } from 'vitest'
import { meansTheSame, ownFeatures, sharedFeatures } from './features.ts'

describe('two features', () => {
  // As they stand in the starter catalogue.
  test.each([
    ['Web search with sources', 'Web search with citations'],
    ['Translation of courses', 'Course translation'],
    ['GitHub pull request reviews', 'Pull request review on GitHub'],
    ['Summaries of pages and videos', 'Page and video summaries'],
    ['Queries the warehouse live', 'Live queries on warehouses'],
    ['Background removal', 'AI background removal'],
    ['Voice conversation', 'Voice conversations'],
    ['Text and voice conversation', 'Voice conversation'],
    ['Glossary and translation memory', 'Translation memory'],
    ['AI answer visibility', 'AI answer visibility tracking'],
  ])('mean the same: %j and %j', (a, b) => {
    expect([meansTheSame(a, b), meansTheSame(b, a)]).toEqual([true, true])
  })

  test.each([
    ['AI authorship detection', 'AI image detection'],
    ['AI agents', 'Lyro AI agent'],
    ['AI answer detection', 'AI answers to questions'],
    ['Image generation in chat', 'Image and video generation'],
    ['Audit trail and permissions', 'Audit trail to sources'],
    ['Many programming languages', 'Checks for many languages'],
    ['Segment translation editor', 'Visual translation editor'],
    ['Editing without code', 'Code editing'],
    ['AI', 'With the'],
  ])('do not: %j and %j', (a, b) => {
    expect([meansTheSame(a, b), meansTheSame(b, a)]).toEqual([false, false])
  })

  test('mean the same when they are written the same, whatever words they have', () => {
    expect(meansTheSame('AI for you ', 'ai for you')).toBe(true)
    expect(meansTheSame('C++', 'C#')).toBe(false)
  })
})

test('those that several tools have stand first, each in its own words', () => {
  expect(
    sharedFeatures([
      ['Voice conversation', 'Custom GPTs', 'Web search with sources'],
      ['Web search with citations', 'Projects', 'Long documents'],
      ['Voice conversations', 'project'],
    ]),
  ).toEqual({
    shared: [
      ['Voice conversation', undefined, 'Voice conversations'],
      ['Web search with sources', 'Web search with citations', undefined],
      [undefined, 'Projects', 'project'],
    ],
    rest: [['Custom GPTs'], ['Long documents'], []],
  })
  expect(sharedFeatures([['Same', 'Same'], []])).toEqual({ shared: [], rest: [['Same', 'Same'], []] })
  expect(ownFeatures(['Page summaries'], ['Summaries of pages', 'Chat'])).toEqual(['Chat'])
})
