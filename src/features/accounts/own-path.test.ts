import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

describe('ownPath', () => {
  test.each([
    '/',
    '/dashboard',
    '/tools?category=design&page=2',
    '/tools/notebooklm?tab=reviews#top',
    '/a%2F%2Fb',
  ])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' /dashboard',
    'dashboard',
    '',
    '/auth/callback?code=1',
    '/x/../auth/callback',
    null,
    undefined,
    7,
    {},
  ])('refuses %s', (path) => {
    expect(ownPath(path)).toBeNull()
  })
})
