import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Called in a worker thread: requests come first where they need the processor at the same moment. Only on Linux
 * can a thread be told apart from its process.
 */
export function yieldToRequests(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It works as fast as the others then.
  }
}
