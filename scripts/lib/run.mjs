import { spawn } from 'node:child_process'
import { Failure, ROOT } from './paths.mjs'

const children = new Set()
const OUTPUT_KEPT = 200_000

/**
 * Runs a program and answers its exit code and output. With `show` its output goes to the terminal instead.
 * Nothing is read from the keyboard.
 */
export function run(file, args, { show = false, env = process.env, cwd = ROOT, uid, gid } = {}) {
  return new Promise((resolve) => {
    const output = show ? 'inherit' : 'pipe'
    const child = spawn(file, args, { cwd, env, uid, gid, stdio: ['ignore', output, output] })
    children.add(child)
    let text = ''
    const keep = (chunk) => {
      text = (text + chunk).slice(-OUTPUT_KEPT)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => {
      children.delete(child)
      resolve({ code: 127, output: error.message })
    })
    child.on('close', (code, signal) => {
      children.delete(child)
      resolve({ code: signal ? 128 : code, output: text })
    })
  })
}

/** Runs a program that must succeed; its output is shown only when it does not. */
export async function mustRun(file, args, sentence, options) {
  const { code, output } = await run(file, args, options)
  if (code !== 0) throw Object.assign(new Failure(sentence), { output: output.trimEnd() })
}

const ABANDONED_CHECK_MS = 300

/**
 * Calls `end` once when the shell is gone through which npm runs a script: it does not pass on the signals that
 * end it.
 */
export function onceAbandoned(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, ABANDONED_CHECK_MS)
  timer.unref()
}

export function stopChildren(signal = 'SIGTERM') {
  for (const child of children) child.kill(signal)
}
