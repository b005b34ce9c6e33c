import { promptLength } from '../kit-prompt.ts'
import { KIT_PROMPT_MAX } from '../kits.limits.ts'

/** How far back a word's end is looked for: what has no spaces is cut where the room ends. */
const WORD_MOST = 60

/** A text that is too long in two: what has room, up to a word's end, and what is left out. Null where all has room. */
export function cutPrompt(text: string): { kept: string; left: string } | null {
  if (promptLength(text) <= KIT_PROMPT_MAX) return null
  const room = [...text].slice(0, KIT_PROMPT_MAX).join('')
  const isInWord = /\S/.test(text[room.length]!)
  const wordEnd = isInWord ? /\S*$/.exec(room)!.index : room.length
  const end = room.length - wordEnd > WORD_MOST ? room.length : wordEnd
  return { kept: text.slice(0, end).trimEnd(), left: text.slice(end).trimStart() }
}
