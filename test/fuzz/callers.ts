import type { Program } from '../../src/program.ts'
import type { TestApp } from '../app.ts'
import { createPerson } from '../people.ts'

export const ROLES = ['visitor', 'member', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** The three kinds of callers. Whoever was signed out, deleted or locked by their own request is replaced. */
export class Callers {
  #headers = new Map<Role, Promise<Record<string, string>>>([['visitor', Promise.resolve({})]])
  readonly #app: TestApp
  #count = 0

  constructor(program: Program) {
    this.#app = program as unknown as TestApp
  }

  headersOf(role: Role): Promise<Record<string, string>> {
    const known = this.#headers.get(role)
    if (known) return known
    const made = this.#make(role)
    this.#headers.set(role, made)
    return made
  }

  async #make(role: Role): Promise<Record<string, string>> {
    const { headers } = await createPerson(this.#app, {
      role: role === 'administrator' ? 'admin' : 'user',
      // None that a request could have made up.
      email: `caller${++this.#count}@callers.example`,
    })
    return { ...headers, 'sec-fetch-site': 'same-origin' }
  }

  /** Called when somebody was refused who should have been let in. */
  replace(role: Role): void {
    if (role !== 'visitor') this.#headers.delete(role)
  }
}
