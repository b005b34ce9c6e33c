import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const rows = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const namedIn = (text: string) => [...text.matchAll(/`((?:src|test|e2e)\/[^`]+)`/g)].map((m) => m[1]!)
const SAYS_WHY = /^\*\*(?:No test|Not done|Not applicable)\*\*: \S/

describe('the table of ASVS', () => {
  test('names only test files that are there', () => {
    const named = rows.flatMap(([, , held]) => namedIn(held!))
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  test('says for each requirement which test holds it, or why none does', () => {
    const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)
    const silent = rows.filter(([, , held]) => !namedIn(held!).some(isTest) && !SAYS_WHY.test(held!))
    expect(silent).toEqual([])
  })

  test('has each requirement once, in three cells', () => {
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([])
    const numbers = rows.map(([number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('is reached from SECURITY.md', () => {
    expect(readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')).toContain('(docs/asvs.md)')
  })
})
