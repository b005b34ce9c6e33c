import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Balance } from './balance.ts'
import { ALONE, type Relay } from './relay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Processes that hear one another at once, each with so many connections. */
function startProcesses(connections: number[]) {
  const all = new EventEmitter()
  return connections.map((count, pid) => {
    const server = new EventEmitter()
    const relay: Relay = {
      ...ALONE,
      tell: (_, value) => void all.emit('told', pid, value),
      hear: (_, heard) => {
        const listener = (from: number, value: unknown) => void (from !== pid && heard(value))
        all.on('told', listener)
        return () => void all.off('told', listener)
      },
    }
    const balance = new Balance(server as Server, relay, pid)
    for (let i = 0; i < count; i++) server.emit('connection', new EventEmitter())
    return { server, balance }
  })
}
type Process = ReturnType<typeof startProcesses>[number]

/** How many connections end with the answers to so many requests. */
const ended = ({ balance }: Process, requests: number) =>
  Array.from({ length: requests }, () => balance.endsWith()).filter(Boolean).length

/** Rounds are a second each; the first process tells the others of it before they do. */
const pass = () => vi.advanceTimersByTime(1000)

describe('processes share connections', () => {
  test('whoever gets nearly all requests ends as many connections as are too many', () => {
    const [idle, busy] = startProcesses([2, 30]) as [Process, Process]
    ended(busy, 900)
    ended(idle, 100)
    pass()
    expect(ended(busy, 900)).toBe(13)
    expect(ended(idle, 100)).toBe(0)
  })

  test('what is about even stays', () => {
    const [one, other] = startProcesses([16, 16]) as [Process, Process]
    ended(one, 450)
    ended(other, 550)
    pass()
    expect(ended(other, 550)).toBe(0)
  })

  test('few requests are no load, and a process that says nothing is not counted on', () => {
    const [idle, quiet] = startProcesses([0, 8]) as [Process, Process]
    ended(quiet, 40)
    pass()
    expect(ended(quiet, 1000)).toBe(0)
    idle.server.emit('close')
    pass()
    expect(ended(quiet, 1000)).toBe(0)
  })

  test('what was not ended in one round is weighed anew in the next', () => {
    const [idle, busy] = startProcesses([0, 40]) as [Process, Process]
    ended(busy, 800)
    pass()
    ended(busy, 5)
    ended(idle, 5)
    pass()
    expect(ended(busy, 800)).toBe(0)
  })
})
