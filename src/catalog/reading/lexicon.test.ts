import { describe, expect, test } from 'vitest'
import { CODES, linesOf, readLanguage } from './lexicon.ts'

test('a line without a form or a meaning is said with its number', () => {
  expect(linesOf('de', '# words\n\nbild, bilder = image\nder =')).toEqual([
    { forms: ['bild', 'bilder'], english: 'image' },
    { forms: ['der'], english: '' },
  ])
  expect(() => linesOf('de', 'bild = image\nbilder')).toThrow('languages/de.txt, line 2')
  expect(() => linesOf('de', 'bild, = image')).toThrow('languages/de.txt, line 1')
})

describe.each(CODES)('languages/%s.txt', (code) => {
  const lines = readLanguage(code)

  test('has enough words', () => {
    expect(lines.length).toBeGreaterThan(1700)
  })

  test('has each form once, in lower case', () => {
    const forms = lines.flatMap((line) => line.forms)
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([])
    expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([])
  })

  test('has plain English words on the right', () => {
    const wrong = lines.filter((line) => !/^([a-z0-9I'-]+( [a-z0-9I'-]+)*)?$/.test(line.english))
    expect(wrong.map((line) => line.english)).toEqual([])
  })
})
