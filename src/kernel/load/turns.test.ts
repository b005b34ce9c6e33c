import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('work begins in the order of asking, one piece in each turn of the event loop', async () => {
  const turns = new Turns()
  const done: string[] = []
  const work = async (name: string) => {
    await turns.next()
    done.push(name)
    setImmediate(() => done.push(`after ${name}`))
  }
  await Promise.all([work('a'), work('b'), work('c')])
  expect(done).toEqual(['a', 'b', 'after a', 'c'])
})
