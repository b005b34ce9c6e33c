/** What stands beside the name of a tool and says what the text wants with it. */
import type { Token } from './tokens.ts'

/**
 * 'refused' must not come; 'owned' is used already and not to be sold again; 'wished' is asked for by name; 'model' is what
 * others should be like, or take the place of; 'beside' is only mentioned.
 */
export type NameRole = 'refused' | 'owned' | 'wished' | 'model' | 'beside'

/** Words before a name, and behind it, in which what gives it a role is looked for. */
const BEFORE_REACH = 6
const BEHIND_REACH = 9

export interface Cue {
  role: NameRole
  cues: number[]
}

/** What stands before a name, as words with single blanks; the first that fits counts. */
const BEFORE: readonly (readonly [NameRole, RegExp])[] = [
  [
    'model',
    /\b(instead of|rather than|in place of|replac(e|es|ing|ement (for|of))|alternatives? (to|for|of)|other than|away from|switch(ing)? from|mov(e|ing) (off|from)|get(ting)? rid of|competitors? (of|to|for)|rivals? (of|to)|(something|anything|tools?|apps?|one|ones) like|similar to|cheaper than|better than|simpler than|works like|unlike|leav(e|ing)|substitute for)$/,
  ],
  [
    'refused',
    /\b(anything but|everything but|everything except|anything except|all but|except( for)?|excluding|apart from|avoid(ing)?|ditch|ban|bans|block(s|ed)?|forbids?|forbidden|prohibit(s|ed)?|boycott(ing)?|hate[sd]?|dislike|detest|despise|loathe|(sick|tired|bored|weary) of|fed up with|done with|against|stay away from|nothing (from|by|of)|(dont|do not) (want|use|like|need|buy) anything (from|by|of|made by)|cant stand|dont (like|trust|want|use|need|suggest|recommend|give me|show me|get on with)|do not (like|trust|want|use|need|suggest|recommend)|(not|never|no longer) (want|use|using|touch|like|with|from|by|another)|didnt like|wont use|refuse to use|banned|not allowed( to use)?|cannot use|cant use|can not use|not a fan of|allergic to|(wont|will not|not|never|refuse to) (switch|switching|move|moving|change|changing|migrate)( over)? to)( to use| using| any of)?$/,
  ],
  ['refused', /\b(wont|will not|never|refuse to) (switch|move|change|migrate)( over)? to( \w+){1,3} or$/],
  [
    'refused',
    /\b(no|not|non|never|without|skip|minus|less|but not|nor|neither)( more| to use| using| use| on| with| via| even| from| of| by)?$/,
  ],
  [
    'owned',
    /\b(already|currently) (have|has|got|use|using|uses|pay|paying|paid|work|working|on|own|run|running|in)?( for| with| on| a| our| my| licen[cs]es?| for)*$/,
  ],
  [
    'owned',
    /\b(i|we|they|she|he|team|everyone|everybody|school|office|company|boss|church|club|ive|weve|people|staff|all)( all| both| just| only| do| still| mostly| do| of us)? (have|has|got|own|use|uses|used|using|are using|is on|work with|work in|work on|run on|are on|pay for|pays for|subscribe to|love|keep|do everything (in|with|on)|am on|live in)( a| an| our| my| the| both| only| mainly| mostly| and)*$/,
  ],
  [
    'owned',
    /\b(do|answer|keep|write|run|manage|handle|track|plan|store|book|send|have) (everything|it all|all of it|(the|our|my) (books|accounts|records|mail|emails|invoices|bookings|tickets)) (in|with|on|through)$/,
  ],
  ['owned', /\b(im|were|are|r) (already )?(on|using|with)( a| the| our| my)*$/],
  [
    'owned',
    /\b(i|we|she|he|they) (all |mostly |always |only )?(edit|write|draw|paint|design|cut|mix|compose|model|film|code|teach|plan)( everything| it all| it| mine| ours)? (in|on|with)$/,
  ],
  [
    'owned',
    /\b(paying for|paid for|subscri(bed|ption) (to|for|of)|licen[cs]es? (for|of)|stick(ing)? with|keep(ing)?( using)?|have got|existing|account (with|at|on))( a| an| our| my| the)*$/,
  ],
  [
    'owned',
    /\b(website|site|shop|store|blog|page|everything|data|files|books|accounts|calendar|mail|newsletter) (is|are|runs?|lives?|sits?) (already |all )?(on|in|with|at)$/,
  ],
  ['owned', /^(already )?(have|using|use|got|on|own)( a| our| my| the)*$/],
  ['owned', /\b(already \w+( \w+){0,2} (with|in|on)|(i|we) (have|use|own)( \w+){1,4} and)$/],
  [
    'wished',
    /\b(want( to use)?|would like( to use)?|id like( to use)?|like to use|must (have|use|include)|include|including|should (use|include|have)|prefer(ably)?|please use|need to use|has to be|must be)( the)?$/,
  ],
]
/** 'Posters with X' wishes for it; 'integrates with X' and 'unhappy with X' do not, nor does 'is using X'. */
const WITH = /\b(with|using)( the)?$/
const NOT_WISHED =
  /\b(integrat\w*|sync\w*|works?|working|compatible|connect\w*|links?|made|makes?|pay|pays|paid|paying|done|finished|struggl\w*|frustrated|unhappy|disappointed|annoyed|problems?|trouble|issues|experience|familiar|happy|stopped|quit|been|be|is|are|was|were|started|tried|trying|began|not|never|dont)( \w+)? (with|using)( the)?$/

/** What stands behind one. */
const BEHIND: readonly (readonly [NameRole, RegExp])[] = [
  [
    'refused',
    /^(is|are|was|were|looks|seems|gets|feels|costs?|has gotten|became|got) (just |really |so |way |far |much |a bit |simply |all )*(too |so |way )*(expensive|pricey|dear|costly|rubbish|crap|bad|terrible|awful|useless|horrible|slow|complicated|complex|hard|difficult|overpriced|buggy|out|banned|blocked|forbidden|annoying|much|a lot|a fortune|a disaster|a nightmare|a mess|a joke|a letdown|not|no)\b/,
  ],
  [
    'refused',
    /^(and|but) (i |we )?(really |absolutely )?(hated?|disliked?|loathed?|detest(ed)?) (it|them)\b/,
  ],
  [
    'refused',
    /^(for \w+( \w+)? )?(and|but) (i |we )?(dont|do not|didnt|did not|wont|will not|never) (want|need|like|use|trust|recommend|renew)( to use)?( (it|them|that|this))?( again)?\b/,
  ],
  [
    'refused',
    /^(for \w+( \w+)? )?(and|but) (i |we )?(thought|found) (it|them)( was| were| to be)?( \w+)? ?(overpriced|expensive|pricey|useless|rubbish|terrible|awful|horrible|slow|complicated|confusing|disappointing|buggy)\b/,
  ],
  ['refused', /^(no|not)( (for|and|thanks|please)\b.*)?$/],
  [
    'refused',
    /^(isnt|arent|doesnt|didnt|wasnt|wont|cant|never|sucks?|no thanks|no way|please no|not please|not allowed|too (expensive|pricey|dear|complicated)|forget it)\b/,
  ],
  ['owned', /^((is|are) )?(we|i|already|they) ((already )?(have|own|use|pay|got|ve|there|in use)|already)\b/],
  ['owned', /^(is|are) what (we|i|they) (already )?(run( on)?|own|use|have|work (with|in|on))\b/],
  ['owned', /^(store|shop|users?|workspace|subscribers?)\b/],
  [
    'owned',
    /^(is|are|is already|are already|already) (there|in use|paid|set up|running|installed|in place)\b/,
  ],
  ['owned', /^in (use|place)\b/],
  ['owned', /^(does|handles|runs|manages|looks after|takes care of) (my|our|all|that|this|it|those|these)\b/],
  ['owned', /^(is|are|sits?) (open |already )?on (my|our|every|everybodys)\b/],
  [
    'owned',
    /^and (i |we )?((im|am|were|are|will) not|wont|(will )?never|not) (leav(e|ing)|giv(e|ing)( it)? up|chang(e|ing)|switch(ing)?|mov(e|ing))\b/,
  ],
  ['owned', /^(and )?(stays|(it )?(should|must|has to|needs to) stay|is staying)\b/],
  ['owned', /^(subscription|licen[cs]e|account|user|users) (already|here)\b/],
  ['model', /^(alternatives?|competitors?|replacement|rivals?|clone|substitute)\b/],
]

export function cueBefore(tokens: readonly Token[], at: number): Cue | null {
  // A list may be parted from its cue by a comma, but not by the end of a sentence.
  let start = at
  while (start > 0 && at - start < BEFORE_REACH && !tokens[start]!.isFirst) start--
  for (const [role, pattern] of BEFORE) {
    const found = pattern.exec(textOf(tokens, start, at))
    if (!found) continue
    // What the last word of a clause before says of its own clause says nothing of this one.
    const count = found[0].split(' ').length
    if (tokens[at - 1]!.clause !== tokens[at]!.clause && role !== 'refused') continue
    return { role, cues: Array.from({ length: count }, (_, i) => at - count + i) }
  }
  return null
}

/** The place of the 'with' or 'using' by which a name is wished for. */
export function wishedWith(tokens: readonly Token[], at: number): number | null {
  let start = at
  while (start > 0 && tokens[start - 1]!.clause === tokens[at]!.clause) start--
  const text = textOf(tokens, start, at)
  if (!WITH.test(text) || NOT_WISHED.test(text)) return null
  return tokens[at - 1]!.word === 'the' ? at - 2 : at - 1
}

export function cueBehind(tokens: readonly Token[], at: number): Cue | null {
  let end = at
  while (end < tokens.length && end - at < BEHIND_REACH && !tokens[end]!.isFirst) end++
  const text = textOf(tokens, at, end)
  for (const [role, pattern] of BEHIND) {
    const found = pattern.exec(text)
    if (!found) continue
    const count = found[0].split(' ').length
    return { role, cues: Array.from({ length: count }, (_, i) => at + i) }
  }
  return null
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((t) => t.word)
    .join(' ')
