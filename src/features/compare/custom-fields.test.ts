import { describe, expect, test } from 'vitest'
import { Random } from '../../../test/seeded.ts'
import { COMPARE_FIELDS_LENGTH } from './compare.limits.ts'
import { type CustomField, fitsAddress, readFields, tidy, writeFields } from './custom-fields.ts'

const field = (name: string, ...values: string[]): CustomField => ({ name, values })

describe('custom fields in an address', () => {
  test('are one short text', () => {
    expect(writeFields([field('Seats', '5', 'unlimited'), field('Self-hosting', 'no', 'yes')])).toBe(
      'Seats-.5-.unlimited-_Self--hosting-.no-.yes',
    )
    expect(writeFields([field('Later', '', '', ''), field('Gap', '', 'x', '')])).toBe('Later-_Gap-.-.x')
    expect(writeFields([])).toBeUndefined()
  })

  test('come back as they went, whatever is in them', () => {
    const random = new Random(7)
    const pieces = [
      '-',
      '.',
      '_',
      '--',
      '-.',
      '-_',
      ' ',
      'a',
      'ß',
      '日本',
      '👩‍💻',
      '<b>',
      '&',
      '%',
      '+',
      '"',
      '=',
      ',',
      '*',
    ]
    const text = () => Array.from({ length: 1 + random.below(8) }, () => random.pick(pieces)).join('')
    for (let i = 0; i < 2000; i++) {
      const fields = Array.from({ length: 1 + random.below(4) }, (_, n) =>
        field(`${n}${text()}`, ...Array.from({ length: random.below(5) }, text)),
      )
      const expected = fields.map(({ name, values }) => {
        const tidied = values.map((v) => tidy(v, 200))
        while (tidied.at(-1) === '') tidied.pop()
        return { name: tidy(name, 60), values: tidied }
      })
      const query = new URLSearchParams({ fields: writeFields(fields)! }).toString()
      expect(readFields(new URLSearchParams(query).get('fields'))).toEqual(expected)
    }
  })

  test('are left out where they make no sense', () => {
    for (const nonsense of [undefined, null, 5, {}, [], '', '-', '-.', '-_', '-_-_-.-.', '-.x-_ -.y']) {
      const read = readFields(nonsense)
      expect(read.every(({ name }) => name !== '')).toBe(true)
    }
    expect(readFields('-.x-_ -.y-_Ok-.1')).toEqual([field('Ok', '1')])
    expect(readFields('Same-.1-_same-.2')).toEqual([field('Same', '1')])
  })

  test('are bounded: ten, names of 60 and values of 200 characters', () => {
    const many = Array.from({ length: 30 }, (_, i) => `${i}-.${'v'.repeat(500)}`).join('-_')
    const read = readFields(many)
    expect(read).toHaveLength(10)
    expect(read[0]).toEqual(field('0', 'v'.repeat(200)))
    expect(readFields('n'.repeat(100))).toEqual([field('n'.repeat(60))])
    expect(readFields(`x${'-.v'.repeat(500)}`)[0]!.values).toHaveLength(50)
  })

  test('are one line each, without control characters or half characters', () => {
    expect(readFields('a\u0000b\n c-. d\t\te ')).toEqual([field('a b c', 'd e')])
    const cut = tidy(`${'x'.repeat(59)}😀`, 60)
    expect(cut).toBe('x'.repeat(59))
    expect(() => encodeURIComponent(cut)).not.toThrow()
  })

  test('may be too much for an address', () => {
    expect(fitsAddress(writeFields([field('Notes', 'short')]))).toBe(true)
    expect(fitsAddress('a'.repeat(COMPARE_FIELDS_LENGTH))).toBe(false)
    expect(fitsAddress('日'.repeat(COMPARE_FIELDS_LENGTH / 9 + 1))).toBe(false)
    expect(fitsAddress(undefined)).toBe(true)
  })
})
