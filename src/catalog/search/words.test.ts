import { describe, expect, test } from 'vitest'
import { randomRows } from '../../../test/random.ts'
import { Random } from '../../../test/seeded.ts'
import { compact, fold, splitCamelCase, stem, words } from '../text.ts'
import { buildSegment, NOTHING_GONE } from './segment.ts'
import { corrections, distancesFrom } from './spelling.ts'

describe('words', () => {
  test.each([
    ['Notes, for meetings!', ['notes', 'for', 'meetings']],
    ['Pokémon Café', ['pokemon', 'cafe']],
    ['C++ and C# code', ['cpp', 'and', 'csharp', 'code']],
    ['text-to-speech', ['text', 'to', 'speech']],
    ['GPT-4o', ['gpt', '4o']],
    ['日本語 テスト', ['日本語', 'テスト']],
    ['', []],
    ['!?… 🦄', []],
  ])('of %j are %j', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  test('are folded to lower case without marks', () => {
    expect(fold('ÀÉÎÕÜ ñ Å')).toBe('aeiou n a')
    expect(fold('PLAIN')).toBe('plain')
  })

  test('of a name are split where its case changes', () => {
    expect(splitCamelCase('NotebookLM')).toBe('Notebook LM')
    expect(splitCamelCase('ElevenLabs')).toBe('Eleven Labs')
    expect(compact('Notebook LM')).toBe(compact('NotebookLM'))
  })

  test('of one stem are one', () => {
    expect(new Set(['remove', 'remover', 'removal', 'removing'].map(stem)).size).toBe(1)
    expect(stem('ai')).toBe('ai')
    expect(stem('4o')).toBe('4o')
  })
})

/** Optimal string alignment as the textbook has it. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]![j]!
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      table[i]![j] = least
    }
  }
  return at(a.length, b.length)
}

describe('the distance of two words', () => {
  test.each([
    ['logo', 'logo', 0],
    ['logo', 'loogo', 1],
    ['logo', 'lgo', 1],
    ['logo', 'lego', 1],
    ['logo', 'olgo', 1],
    ['presentation', 'presentatoin', 1],
    ['abc', '', 3],
  ])('from %s to %s is %i', (a, b, expected) => {
    expect(distancesFrom(a)(b, 10)).toBe(expected)
  })

  test('is what the textbook says, up to the bound that is asked for', () => {
    const random = new Random(7)
    const word = (longest: number) =>
      Array.from({ length: 1 + random.below(longest) }, () => random.pick([...'abcdeé'])).join('')
    for (let i = 0; i < 3000; i++) {
      const longest = i % 10 === 0 ? 40 : 9
      const [a, b] = [word(longest), word(longest)]
      const expected = distance(a, b)
      for (const most of [1, 2, 3]) {
        const found = distancesFrom(a)(b, most)
        if (expected <= most) expect([a, b, found]).toEqual([a, b, expected])
        else expect([a, b, found > most]).toEqual([a, b, true])
      }
    }
  })
})

describe('corrections', () => {
  const tools = randomRows(new Random(1), 100).tools
  const segment = buildSegment(tools)
  const correct = (typed: string) => corrections([segment], typed, NOTHING_GONE).map((c) => c.word)

  test('are the nearest words of the catalogue', () => {
    expect(correct('meetinsg')).toEqual(['meetings'])
    expect(correct('pcitures')).toEqual(['pictures'])
    expect(correct('leters')).toEqual(['letters'])
  })

  test('are none for short words and for what is far from all', () => {
    expect(correct('ed')).toEqual([])
    expect(correct('qzxwvkjq')).toEqual([])
  })

  test('are all words of the least distance and no others', () => {
    const random = new Random(11)
    for (let i = 0; i < 200; i++) {
      const word = random.pick(segment.vocabulary.words)
      const at = random.below(word.length)
      const typed = word.slice(0, at) + random.pick([...'aeiou']) + word.slice(at + 1)
      const found = corrections([segment], typed, NOTHING_GONE, 1000)
      if (found.length === 0) continue
      const all = segment.vocabulary.words
        .filter((w) => w.length >= 3)
        .map((w) => [w, distance(typed, w)] as const)
      const least = Math.max(1, Math.min(...all.map(([, d]) => d)))
      const expected = all.filter(([, d]) => d <= least).map(([w]) => w)
      expect([typed, found.map((c) => c.word).sort()]).toEqual([typed, expected.sort()])
    }
  })
})
