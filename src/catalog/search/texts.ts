/** Many texts in few arrays: a string of its own for each would take three times the room, and a Map five times. */

import { STEPS } from './tables.ts'

/** UTF-16 units of all texts one after the other, and where each text ends. */
export interface Texts {
  units: Uint16Array
  ends: Uint32Array
}

/** Units that one call makes a string of: more would not fit on the stack. */
const UNITS_AT_ONCE = 4096

/** The text of a number. */
export function textAt({ units, ends }: Texts, number: number): string {
  const end = ends[number]!
  let text = ''
  for (let from = number === 0 ? 0 : ends[number - 1]!; from < end; from += UNITS_AT_ONCE) {
    text += String.fromCharCode(...units.subarray(from, Math.min(end, from + UNITS_AT_ONCE)))
  }
  return text
}

/** All of them, cut out of one text: made one by one they would take five times as long. */
export function allTexts({ units, ends }: Texts): string[] {
  const whole = textAt({ units, ends: Uint32Array.of(units.length) }, 0)
  let from = 0
  return Array.from(ends, (end) => {
    const text = whole.slice(from, end)
    from = end
    return text
  })
}

/** Packs them, and pauses now and then. */
export function* packing(list: readonly string[]): Generator<void, Texts> {
  const ends = new Uint32Array(list.length)
  let length = 0
  for (let i = 0; i < list.length; i++) {
    if (i % STEPS === 0) yield
    length += list[i]!.length
    ends[i] = length
  }
  const units = new Uint16Array(length)
  let at = 0
  for (let i = 0; i < list.length; i++) {
    if (i % STEPS === 0) yield
    const text = list[i]!
    for (let k = 0; k < text.length; k++) units[at++] = text.charCodeAt(k)
  }
  return { units, ends }
}

/** Numbers of texts, read like a Map: a hash table over what is packed. Immutable. */
export class Terms {
  readonly texts: Texts
  /** One more than the number of a text; 0 where the place is empty. At most every second place is taken. */
  readonly places: Uint32Array

  constructor(texts: Texts, places: Uint32Array) {
    this.texts = texts
    this.places = places
  }

  /** Of texts that are all different, by their place in the list. */
  static *making(list: readonly string[]): Generator<void, Terms> {
    const texts = yield* packing(list)
    let room = 8
    while (room < list.length * 2) room *= 2
    const terms = new Terms(texts, new Uint32Array(room))
    for (let i = 0; i < list.length; i++) {
      if (i % STEPS === 0) yield
      terms.places[terms.#placeOf(list[i]!)] = i + 1
    }
    return terms
  }

  get size(): number {
    return this.texts.ends.length
  }

  get(text: string): number | undefined {
    const found = this.places[this.#placeOf(text)]!
    return found === 0 ? undefined : found - 1
  }

  has(text: string): boolean {
    return this.get(text) !== undefined
  }

  /** The texts in the order of their numbers. */
  *keys(): Generator<string> {
    for (let number = 0; number < this.size; number++) yield textAt(this.texts, number)
  }

  /** Where the text is, or the empty place where it would be. */
  #placeOf(text: string): number {
    const mask = this.places.length - 1
    let at = hashOf(text) & mask
    while (this.places[at] !== 0 && !this.is(this.places[at]! - 1, text)) at = (at + 1) & mask
    return at
  }

  /** Whether the text of a number is this one. */
  is(number: number, text: string): boolean {
    const { units, ends } = this.texts
    const from = number === 0 ? 0 : ends[number - 1]!
    if (ends[number]! - from !== text.length) return false
    for (let i = 0; i < text.length; i++) if (units[from + i] !== text.charCodeAt(i)) return false
    return true
  }
}

/** FNV-1a over the units, mixed once more, since few of its last bits are good. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 0
}
