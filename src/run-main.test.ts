import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const RUN_MAIN = new URL('run-main.ts', import.meta.url).href

/** How a program with this main ends, and what it says. */
function run(main: string) {
  const program = `import { runMain } from '${RUN_MAIN}'; runMain(${main})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, KITLY_LOG: 'info' },
  })
  return { status, says: stderr.match(/^Kitly.*$/m)?.[0] }
}

test('a main program that fails says why', () => {
  expect(run(`async () => { throw new Error('PORT must be a number') }`)).toEqual({
    status: 1,
    says: 'Kitly did not start: PORT must be a number',
  })
})

test('one that waits for what never comes does not end as if all were well', () => {
  expect(run('() => new Promise(() => {})')).toEqual({
    status: 1,
    says: 'Kitly did not start: it waits for something that does not come',
  })
})

test('one that has done its work ends well', () => {
  expect(run('async () => {}')).toEqual({ status: 0, says: undefined })
})
