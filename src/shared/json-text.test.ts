import { describe, expect, test } from 'vitest'
import { jsonValue, shareJson, toJson } from './json-text.ts'

const TRICKY = {
  text: 'a "quoted"\n\u2028 line – \ud83e\udd16',
  nothing: null,
  missing: undefined,
  numbers: [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY],
  list: ['a', undefined, null, () => 1, Symbol('s')],
  day: new Date(Date.UTC(2026, 0, 1)),
  map: new Map([[1, 2]]),
  bytes: new Uint8Array([1, 2]),
  deep: { run: () => 1, empty: {}, none: [], nested: { a: 1 } },
}

describe('the JSON of an answer', () => {
  test('is what JSON.stringify makes', () => {
    const card = () => ({ id: 1, name: 'Ä "b"', tags: ['x'], missing: undefined })
    const shared = shareJson(card())
    for (const [given, plain] of [
      [TRICKY, TRICKY],
      [[], []],
      [
        [shared, shared],
        [card(), card()],
      ],
      [
        [shared, { why: 'beside' }],
        [card(), { why: 'beside' }],
      ],
      [{ tools: [shared] }, { tools: [card()] }],
      [null, null],
      ['text', 'text'],
    ]) {
      expect(toJson(given)).toBe(JSON.stringify(plain))
    }
  })

  test('of what is shared is made once', () => {
    let asked = 0
    const shared = shareJson({
      get id() {
        return ++asked
      },
    })
    asked = 0
    expect(toJson([shared])).toBe(toJson([shared]))
    expect(asked).toBe(1)
  })
})

describe('a value as JSON hands it over', () => {
  test('is what JSON.parse makes of its text', () => {
    expect(jsonValue(TRICKY)).toStrictEqual(JSON.parse(JSON.stringify(TRICKY)))
    for (const value of [null, 'a', 0, -0, true, Number.NaN, [], {}, [[1, [undefined]]]]) {
      expect(jsonValue(value)).toStrictEqual(JSON.parse(JSON.stringify(value)))
    }
    expect(jsonValue(undefined)).toBeUndefined()
  })

  test('shares nothing that anybody could change', () => {
    const own = { list: [{ name: 'a' }], shared: shareJson({ tags: ['b'] }) }
    const copy = jsonValue(own) as typeof own
    copy.list[0]!.name = 'changed'
    expect(own.list[0]!.name).toBe('a')
    expect(copy.shared).toBe(own.shared)
    expect(() => copy.shared.tags.push('c')).toThrow(TypeError)
  })
})
