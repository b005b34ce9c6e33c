import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { Random } from '../../test/seeded.ts'
import { csvLine, defuse, restore } from './csv.ts'

describe('defuse', () => {
  test.each(['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx', '\r=x', '\n=x', '＝1+1', "'=x", "''@x"])(
    'makes a text of %j, and restore takes that back',
    (text) => {
      expect(defuse(text)).toBe(`'${text}`)
      expect(restore(defuse(text))).toBe(text)
    },
  )

  test.each(['', 'plain', "it's", "'quoted'", "'", '5 = five', ' =x'])('leaves %j as it is', (text) => {
    expect(defuse(text)).toBe(text)
    expect(restore(text)).toBe(text)
  })

  test('is taken back exactly, whatever the text', () => {
    const random = new Random(7)
    const letters = ["'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', 'a', 'é', '🧰']
    for (let i = 0; i < 5000; i++) {
      const text = Array.from({ length: random.int(0, 6) }, () => random.pick(letters)).join('')
      expect(restore(defuse(text))).toBe(text)
      const [[read] = []] = parse(csvLine([text, 'end'])) as string[][]
      expect(restore(read!)).toBe(text)
    }
  })
})
