import { expect, test } from 'vitest'
import { Together } from './together.ts'

test('what is asked for while it is being made is made once, and again afterwards', async () => {
  const together = new Together<number>()
  let made = 0
  const make = async () => {
    await Promise.resolve()
    return ++made
  }
  const ask = () => Promise.all([together.make('a', make), together.make('a', make)])
  expect(await ask()).toEqual([1, 1])
  expect(await ask()).toEqual([2, 2])
  expect(await Promise.all([together.make('a', make), together.make('b', make)])).toEqual([3, 4])
})

test('a failure is told to all who wait, and forgotten', async () => {
  const together = new Together<number>()
  const fail = () => Promise.reject(new Error('away'))
  const asked = await Promise.allSettled([together.make('a', fail), together.make('a', fail)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await together.make('a', async () => 1)).toBe(1)
})
