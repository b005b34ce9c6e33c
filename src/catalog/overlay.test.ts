import { expect, test } from 'vitest'
import { Random } from '../../test/seeded.ts'
import { Overlay } from './overlay.ts'

test('an overlay says what a map would, in each of its layers, and its earlier versions say what they said', () => {
  const random = new Random(3)
  const plain = new Map<number, { n: number }>()
  for (let id = 0; id < 1_500; id++) plain.set(id, { n: id })
  let overlay = Overlay.of(plain)
  const earlier: { overlay: typeof overlay; entries: [number, { n: number }][] }[] = []
  for (let step = 0; step < 3_000; step++) {
    const id = random.below(2_000)
    const value = random.chance(0.3) ? null : { n: step }
    if (value) plain.set(id, value)
    else plain.delete(id)
    overlay = overlay.with([[id, value]])
    expect(overlay.get(id)).toBe(value ?? undefined)
    expect(overlay.size).toBe(plain.size)
    if (step % 250 === 7) earlier.push({ overlay, entries: sorted(plain) })
  }
  for (const { overlay: then, entries } of [...earlier, { overlay, entries: sorted(plain) }]) {
    expect(sorted(then)).toEqual(entries)
    for (const [id, value] of entries) expect(then.get(id)).toBe(value)
  }
})

const sorted = (map: ReadonlyMap<number, { n: number }>) => [...map].sort(([a], [b]) => a - b)
