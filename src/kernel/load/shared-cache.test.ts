import { expect, test } from 'vitest'
import { tagsOf, touchedTags } from './shared-cache.ts'

const many = (name: string) => Array.from({ length: 150 }, (_, i) => `${name}:${i}`)
const isForgotten = (made: string[], touched: string[] | null) =>
  touchedTags(touched).some((tag) => tagsOf(made).includes(tag))

test('a page has a tag that is forgotten, however many keys it was made from', () => {
  for (const [made, touched] of [
    [['tool:1', 'texts'], ['texts']],
    [['tag:video, and more'], ['tag:video, and more']],
    [many('rank'), ['rank:149']],
    [[...many('step'), 'tool:1'], ['tool:1']],
    [many('card'), ['card:149']],
    [['*'], ['tool:7']],
    [['tool:1'], null],
    [[], null],
  ] as const) {
    expect([made.at(-1), isForgotten([...made], touched && [...touched])]).toEqual([made.at(-1), true])
  }
  expect(isForgotten(['tool:1', 'rank:2'], ['tool:2', 'rank:3'])).toBe(false)
})

test('a header has no more of them than proxies take', () => {
  for (const keys of [many('rank'), many('card'), [...many('rank'), ...many('card')]]) {
    expect(tagsOf(keys).join(' ').length).toBeLessThan(2000)
  }
})
