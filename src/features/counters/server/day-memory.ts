import { createHmac, randomBytes } from 'node:crypto'
import { NETWORK_POINTS_A_DAY, type PointKind, USE_POINTS } from '../use-points.ts'

/** Within this time one visitor counts once for one subject. */
const ONCE_MS = 10 * 60_000
/** Visitors and subjects remembered for that; beyond it the oldest are forgotten. */
const REMEMBERED = 50_000
/** What is remembered of a day for the order; beyond it nothing more moves it, or whoever fills it could count twice. */
const REMEMBERED_A_DAY = 300_000

/**
 * Who has been counted for what: in memory alone, as numbers that nobody can turn back into an address once their key
 * is gone. It is a new one every day.
 */
export class DayMemory {
  #day = ''
  #key = randomBytes(32)
  #seen = new Map<number, number>()
  #moved = new Set<number>()
  #given = new Map<number, number>()

  /** Whether a visitor was counted for this a moment ago; if not, it counts from now on. */
  isAgain(at: number, what: string, visitor: string): boolean {
    this.#begin(at)
    const once = this.#number(`${what} ${visitor}`)
    if (at - (this.#seen.get(once) ?? 0) < ONCE_MS) return true
    this.#seen.delete(once)
    this.#seen.set(once, at)
    if (this.#seen.size > REMEMBERED) this.#seen.delete(this.#seen.keys().next().value!)
    return false
  }

  /** Whether this use moves a tool: once a day from one neighbourhood, which has so many points a day for all tools. */
  mayMove(at: number, kind: PointKind, toolId: number, neighbourhood: string): boolean {
    this.#begin(at)
    const who = this.#number(neighbourhood)
    const once = this.#number(`${kind} ${toolId} ${neighbourhood}`)
    const given = (this.#given.get(who) ?? 0) + USE_POINTS[kind]
    if (this.#moved.has(once) || given > NETWORK_POINTS_A_DAY || this.#moved.size >= REMEMBERED_A_DAY)
      return false
    this.#moved.add(once)
    this.#given.set(who, given)
    return true
  }

  #begin(at: number) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (day === this.#day) return
    this.#day = day
    this.#key = randomBytes(32)
    for (const memory of [this.#seen, this.#moved, this.#given]) memory.clear()
  }

  #number(text: string): number {
    return createHmac('sha256', this.#key).update(text).digest().readUIntBE(0, 6)
  }
}
