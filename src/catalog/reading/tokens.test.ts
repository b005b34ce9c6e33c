import { describe, expect, test } from 'vitest'
import { tokenize } from './tokens.ts'

const clauses = (text: string) =>
  [
    ...Map.groupBy(
      tokenize(text, (word) => word),
      ({ clause }) => clause,
    ).values(),
  ].map((clause) => clause.map(({ word }) => word).join(' '))

describe('clauses', () => {
  test('end at punctuation and at but', () => {
    expect(clauses('Cut clips, write posts but no music. Post them')).toEqual([
      'cut clips',
      'write posts',
      'but no music',
      'post them',
    ])
  })

  test('end at a plus between two things, and not in a name with one', () => {
    expect(clauses('logo + website, poster+flyer')).toEqual(['logo', 'website', 'poster', 'flyer'])
    expect(clauses('learn C++ for games')).toEqual(['learn c for games'])
  })

  test('do not end in a number', () => {
    expect(clauses('a list of 3,000 people, 1.200 photos and 12,500,000 rows')).toEqual([
      'a list of 3000 people',
      '1200 photos and 12500000 rows',
    ])
    expect(clauses('in 2024,500 people came')).toEqual(['in 2024', '500 people came'])
  })

  test('words stand where they are written', () => {
    const text = 'Sell 3,000 maps'
    expect(tokenize(text, (word) => word).map(({ from, to }) => text.slice(from, to))).toEqual([
      'Sell',
      '3,000',
      'maps',
    ])
  })
})
