import { describe, expect, test } from 'vitest'
import { pairOf, splitsOf } from './pair.ts'

describe('the address of two tools', () => {
  test('has them in alphabetical order', () => {
    expect(pairOf('b', 'a')).toBe('a-vs-b')
    expect(pairOf('a', 'b')).toBe('a-vs-b')
  })

  test('is read in every way that it can be meant', () => {
    expect(splitsOf('a-vs-b')).toEqual([['a', 'b']])
    expect(splitsOf('b-vs-a')).toEqual([['b', 'a']])
    expect(splitsOf('spy-vs-spy-vs-canva')).toEqual([
      ['spy', 'spy-vs-canva'],
      ['spy-vs-spy', 'canva'],
    ])
    // Alphabetical readings first: no address leads in a circle.
    expect(splitsOf('m-vs-b-vs-z')).toEqual([
      ['m-vs-b', 'z'],
      ['m', 'b-vs-z'],
    ])
  })

  test('is none with one tool, a tool and itself, or nonsense', () => {
    for (const text of ['', 'a', '-vs-', 'a-vs-', '-vs-a', 'a-vs-a', 'avsb', 'x-vs-y'.repeat(50)]) {
      expect(splitsOf(text)).toEqual([])
    }
  })
})
