/** Many texts in few arrays: a string of its own for each would take three times the room, and a Map five times. */

import { STEPS } from './tables.ts'

/** UTF-8 of all texts one after the other, and where each text ends. */
export interface Texts {
  bytes: Uint8Array
  ends: Uint32Array
}

const decoded = ({ buffer, byteOffset }: Uint8Array, from: number, end: number) =>
  Buffer.from(buffer, byteOffset + from, end - from).toString()

/** The text of a number. */
export const textAt = ({ bytes, ends }: Texts, number: number): string =>
  decoded(bytes, number === 0 ? 0 : ends[number - 1]!, ends[number]!)

/** All of them. Where all are ASCII they are cut out of one text: made one by one they would take five times as long. */
export function allTexts(texts: Texts): string[] {
  const { bytes, ends } = texts
  const whole = decoded(bytes, 0, bytes.length)
  if (whole.length < bytes.length) return Array.from(ends, (_, i) => textAt(texts, i))
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
    length += Buffer.byteLength(list[i]!)
    ends[i] = length
  }
  const all = Buffer.alloc(length)
  let at = 0
  for (let i = 0; i < list.length; i++) {
    if (i % STEPS === 0) yield
    at += all.write(list[i]!, at)
  }
  return { bytes: new Uint8Array(all.buffer), ends }
}

const ASCII_MAX = 0x7f

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
    const { bytes, ends } = this.texts
    const from = number === 0 ? 0 : ends[number - 1]!
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      if (unit > ASCII_MAX) return textAt(this.texts, number) === text
      if (bytes[from + i] !== unit) return false
    }
    return ends[number]! - from === text.length
  }
}

/** FNV-1a over the units, mixed once more, since few of its last bits are good. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 0
}
