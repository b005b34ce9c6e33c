/** Puts a text together again from its units. */
import type { Unit } from './units.ts'

export type Piece = readonly [number, number, number, number]

/** The text in English, and where each piece of it came from. Words that are in no unit stay as they are. */
export function assembled(text: string, units: readonly Unit[]): { english: string; pieces: Piece[] } {
  let english = ''
  let end = 0
  const pieces: Piece[] = []
  for (const [i, { words, english: gloss }] of units.entries()) {
    const from = words[0]!.from
    const to = words.at(-1)!.to
    const isChanged = gloss !== undefined || units[i - 1]?.english !== undefined
    const piece = gloss ?? text.slice(from, to)
    english = joined(english, gapOf(text.slice(end, from), isChanged && i > 0), piece === '')
    end = to
    if (piece === '') continue
    pieces.push([english.length, english.length + piece.length, from, to])
    english += piece
  }
  const rest = text.slice(end)
  return { english: joined(english, rest, rest.trim() === '').trimEnd(), pieces }
}

/** 'd’images', 'KI-Bilder': what joined two words does not join what they are in English. */
const gapOf = (gap: string, isChanged: boolean) => (isChanged && /^['’ʼ`-]$/.test(gap) ? ' ' : gap)

/** Adds what stands between two words, without a second space where a word has fallen away. */
function joined(english: string, gap: string, isDropped: boolean): string {
  if (english === '' || /\s$/.test(english)) {
    const trimmed = gap.trimStart()
    const isPunctuation = /^[.,;:!?)\]]/.test(trimmed)
    return (isPunctuation ? english.trimEnd() : english) + trimmed
  }
  return isDropped && gap.trim() === '' ? `${english} ` : english + gap
}
