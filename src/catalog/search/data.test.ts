import { beforeAll, describe, expect, test } from 'vitest'
import { readSource } from '../../../test/sources.ts'
import { readStarter } from '../../starter.ts'
import { compact } from '../text.ts'
import { ALIASES, isWordOfLanguage, MAKERS, PRODUCTS, productByName } from './data.ts'

const tags = new Set(readSource('starter/tags.txt').split('\n'))
let names: Map<string, string>
beforeAll(async () => {
  names = new Map((await readStarter()).tools.map(({ name }) => [compact(name), name]))
})

const repeated = (list: string[]) => list.filter((name, i) => list.indexOf(name) !== i)
const namesOf = PRODUCTS.flatMap(({ name, also = [] }) => [name, ...also].map(compact))

describe('the known products', () => {
  test('are like what has tags of the catalogue', () => {
    expect(PRODUCTS.flatMap(({ like }) => like).filter((tag) => !tags.has(tag))).toEqual([])
  })

  test('are not listed, and each name is one product', () => {
    expect(namesOf.filter((name) => names.has(name))).toEqual([])
    expect(repeated(namesOf)).toEqual([])
  })
})

describe('the aliases', () => {
  test('are for tools that are listed, and none is the name of another', () => {
    expect(ALIASES.flatMap((a) => ('tool' in a && !names.has(compact(a.tool)) ? a.tool : []))).toEqual([])
    const all = ALIASES.flatMap((alias) => alias.also.map((name) => ({ alias, name: compact(name) })))
    const isOther = ({ alias, name }: (typeof all)[number]) =>
      names.has(name) && !('tool' in alias && compact(alias.tool) === name)
    expect(all.filter(isOther)).toEqual([])
    expect(repeated(all.map(({ name }) => name))).toEqual([])
    expect(all.filter(({ name }) => productByName.has(name))).toEqual([])
  })
})

test('the makers make what is listed', () => {
  const made = MAKERS.flatMap(({ tools }) => tools)
  expect(made.filter((name) => !names.has(compact(name)))).toEqual([])
  expect(repeated(made)).toEqual([])
})

test('words of languages are known, and nothing else', () => {
  for (const word of ['plumber', 'traduire', 'untertitel', 'tyres']) expect(isWordOfLanguage(word)).toBe(true)
  for (const word of ['xkqzvv', 'presentatons', 'aaaaa', 'zzzzz', ''])
    expect(isWordOfLanguage(word)).toBe(false)
})
