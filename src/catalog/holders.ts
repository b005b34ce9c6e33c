/** A row of bits, one for each id. */
export type Bits = Uint32Array

export const bitsFor = (room: number): Bits => new Uint32Array(Math.ceil(room / 32))
export const hasBit = (bits: Bits, id: number): boolean => ((bits[id >>> 5]! >>> (id & 31)) & 1) === 1
export const setBit = (bits: Bits, id: number): void => {
  bits[id >>> 5]! |= 1 << (id & 31)
}
export function common(a: Bits, b: Bits): Bits {
  const both = new Uint32Array(a.length)
  for (let i = 0; i < both.length; i++) both[i] = a[i]! & b[i]!
  return both
}

/** The ids whose number in a column passes a test. */
export function bitsWhere(column: Float64Array, passes: (value: number) => boolean): Bits {
  const bits = bitsFor(column.length)
  for (let id = 0; id < column.length; id++) if (passes(column[id]!)) setBit(bits, id)
  return bits
}

/** What has any of several rows. Of one it is that row itself. */
export function anyOf(rows: readonly Bits[], room: number): Bits {
  if (rows.length === 1) return rows[0]!
  const any = bitsFor(room)
  for (const row of rows) for (let i = 0; i < any.length; i++) any[i]! |= row[i]!
  return any
}

/** How many bits two rows have in common. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    let word = a[i]! & b[i]!
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

/** So many ids are kept as they are: thousands of values that hardly anybody has would need a row of bits each. */
const FEW = 64

/** The tools that have a value: their ids while they are few, then a bit for each id. */
export class Holders {
  readonly label: string
  #ids: number[] = []
  #bits: Bits | null = null
  #total = 0
  readonly #room: number

  constructor(label: string, room: number) {
    this.label = label
    this.#room = room
  }

  get total(): number {
    return this.#total
  }

  copy(): Holders {
    const copy = new Holders(this.label, this.#room)
    copy.#ids = [...this.#ids]
    copy.#bits = this.#bits?.slice() ?? null
    copy.#total = this.#total
    return copy
  }

  has(id: number): boolean {
    return this.#bits ? hasBit(this.#bits, id) : this.#ids.includes(id)
  }

  add(id: number): void {
    if (this.has(id)) return
    this.#total++
    if (!this.#bits && this.#ids.length < FEW) return void this.#ids.push(id)
    this.#bits ??= this.#asBits()
    setBit(this.#bits, id)
    this.#ids = []
  }

  delete(id: number): void {
    if (!this.has(id)) return
    this.#total--
    if (this.#bits) this.#bits[id >>> 5]! &= ~(1 << (id & 31))
    else this.#ids.splice(this.#ids.indexOf(id), 1)
  }

  /** How many of some tools are among them. */
  countAmong(some: Bits): number {
    if (this.#bits) return countBoth(this.#bits, some)
    let count = 0
    for (const id of this.#ids) if (hasBit(some, id)) count++
    return count
  }

  /** Sets the bits of all of them. */
  markIn(bits: Bits): void {
    for (const id of this.#ids) setBit(bits, id)
    if (this.#bits) for (let i = 0; i < bits.length; i++) bits[i]! |= this.#bits[i]!
  }

  #asBits(): Bits {
    const bits = bitsFor(this.#room)
    for (const id of this.#ids) setBit(bits, id)
    return bits
  }
}
