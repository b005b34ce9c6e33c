import { isFunctionWord, isNegation, type Token } from './tokens.ts'

/** Words after a negation that make it speak of the person and not of the project: 'no design skills'. */
const ABOUT_ME =
  /^(skills?|experience|knowledge|idea|clue|designer|programmer|developer|coder|expert|technical|budget|money|time|bot|bots|typing|coding|code|filming|camera|actors?|cloud|subscription|signup|english|english|native|first|perfect|professional|good|sure|know|much|too)$/

/** How far a negation reaches, in words that say something. */
const REACH = 3

/**
 * The words that a prompt says no to: what follows a negation in its clause, up to a verb of wanting. 'No design
 * skills' says no to nothing. Tokens in `spared` belong to a phrase that is meant with its negation ('no camera').
 */
export function negatedTokens(tokens: Token[], spared: ReadonlySet<number>): Set<number> {
  const negated = new Set<number>()
  for (let i = 0; i < tokens.length; i++) {
    if (!isNegation(tokens[i]!.word) || spared.has(i)) continue
    const reach: number[] = []
    for (let j = i + 1; j < tokens.length && tokens[j]!.clause === tokens[i]!.clause; j++) {
      const { word } = tokens[j]!
      if (/^(and|then|so|just|only)$/.test(word) && reach.length > 0) break
      if (isFunctionWord(word)) continue
      reach.push(j)
      if (reach.length === REACH) break
    }
    if (reach.some((j) => ABOUT_ME.test(tokens[j]!.word))) continue
    for (const j of reach) negated.add(j)
  }
  return negated
}
