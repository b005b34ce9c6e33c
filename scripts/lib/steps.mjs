import { Failure } from './paths.mjs'

const isTerminal = process.stdout.isTTY === true && process.env.CI === undefined
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const STILL_MS = 20_000
const OUTPUT_LINES = 25

export function duration(ms) {
  if (ms < 100) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

/**
 * Does one piece of work and says so: a line with a running clock in a terminal, plain lines elsewhere.
 * With `open` the work writes to the terminal itself. Failures pass through, after their line.
 */
export async function step(title, work, { open = false } = {}) {
  const start = performance.now()
  const passed = () => duration(performance.now() - start)
  const moving = isTerminal && !open
  let timer
  if (moving) {
    let frame = 0
    const draw = () => process.stdout.write(`\r\x1b[K${FRAMES[frame++ % FRAMES.length]} ${title} ${passed()}`)
    draw()
    timer = setInterval(draw, 100)
  } else {
    console.log(`• ${title} …`)
    if (!open) timer = setInterval(() => console.log(`  … still at it after ${passed()}`), STILL_MS)
  }
  const clear = moving ? '\r\x1b[K' : ''
  try {
    const value = await work()
    console.log(`${clear}✓ ${title} (${passed()})`)
    return value
  } catch (error) {
    console.log(`${clear}✗ ${title} (${passed()})`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Shows why something failed: the beginning and the end of the program's output, then the sentence. */
export function explain(error) {
  const lines = error.output?.split('\n') ?? []
  const cut = lines.length - 2 * OUTPUT_LINES
  const shown = cut > 0 ? [...lines.slice(0, OUTPUT_LINES), '…', ...lines.slice(-OUTPUT_LINES)] : lines
  if (shown.length > 0) console.error(shown.join('\n'))
  console.error(error instanceof Failure ? error.message : error)
}
