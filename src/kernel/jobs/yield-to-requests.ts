import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Called in a worker thread: requests come first where they need the processor at the same moment. Only on Linux
 * can a thread be told apart from its process. `most` is for long work that nobody waits for by the second.
 */
export function yieldToRequests(how: 'some' | 'most'): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  const priority = how === 'most' ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, priority)
  } catch {
    // It works as fast as the others then.
  }
}
