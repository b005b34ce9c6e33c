import type { Random } from '../seeded.ts'

const KEPT = 40
const WORDS = ['slug', 'token', 'key', 'version', 'email', 'change_id', 'name', 'title']

/** What answers have told: later requests ask for what is really there. */
export class Known {
  #values = new Map<string, unknown[]>()

  /** Takes ids, slugs, tokens and the like out of an answer. */
  learn(answer: unknown, random: Random): void {
    const open = [answer]
    for (let seen = 0; open.length > 0 && seen < 400; seen++) {
      const next = open.pop()
      if (typeof next !== 'object' || next === null) continue
      for (const [name, value] of Object.entries(next)) {
        if (typeof value === 'object') open.push(value)
        else if (/(^|_)ids?$/.test(name) || WORDS.includes(name)) this.#keep(name, value, random)
      }
    }
  }

  #keep(name: string, value: unknown, random: Random) {
    const list = this.#values.get(name) ?? []
    this.#values.set(name, list)
    if (list.length < KEPT) list.push(value)
    else list[random.below(KEPT)] = value
  }

  /** Something that has this name; an id of anything where the name is that of an id. */
  pick(name: string, random: Random): unknown {
    const list = this.#values.get(name) ?? (/(^|_)ids?$/.test(name) ? this.#values.get('id') : undefined)
    return list && random.pick(list)
  }
}
