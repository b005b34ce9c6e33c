import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before a program (`--import`): its clock differs from the machine's by the milliseconds in the file of
 * CLOCK_FILE, read at the start and again at each SIGUSR2.
 */
const read = () => Number(readFileSync(process.env.CLOCK_FILE!, 'utf8'))
const Real = Date
let offset = read()
if (isMainThread) {
  process.on('SIGUSR2', () => {
    offset = read()
  })
}
const now = () => Real.now() + offset

globalThis.Date = new Proxy(Real, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
