/** The tools that a prompt names, and what it says of them. */
import type { Catalog, CatalogTool } from '../../../../catalog/catalog.ts'
import { compact } from '../../../../catalog/text.ts'
import { lowerBound } from '../../../../shared/sorted.ts'
import { NAME } from '../weights.ts'
import type { Token } from './tokens.ts'

export interface NamedTool {
  tool: CatalogTool
  /**
   * 'owned' is used already and not to be sold again; 'model' is what the kit's tools should be like, or take the
   * place of; 'beside' is only mentioned.
   */
  role: 'owned' | 'model' | 'beside'
  tokens: number[]
}

const OWNED = /^(already|have|own|using|use|uses|keep)$/
const MODEL =
  /^(like|instead|replace|replacing|alternative|alternatives|similar|cheaper|than|leaving|leave|unlike)$/
/** Words that may stand between the cue and the name: 'an alternative to', 'I already use Canva and'. */
const BETWEEN = /^(of|to|for|and|the|a|an|our|my|or|with|on|in|both|already|use|using)$/
const CAPITAL = /^\p{Lu}/u

/** The tools that a text names: by a name that is no word, by a capital within a sentence, or after a cue. */
export function findNamedTools(catalog: Catalog, tokens: readonly Token[]): NamedTool[] {
  const found: NamedTool[] = []
  const isShouted = tokens.filter((t) => CAPITAL.test(t.written)).length > tokens.length * NAME.shouted
  for (let i = 0; i < tokens.length; i++) {
    for (let length = Math.min(NAME.wordsMost, tokens.length - i); length >= 1; length--) {
      const part = tokens.slice(i, i + length)
      const [first] = part as [Token]
      if (part.at(-1)!.clause !== first.clause) continue
      const tool = toolNamed(catalog, part.map((t) => t.word).join(''))
      if (!tool) continue
      const role = roleOf(tokens, i, found)
      const isCapital = CAPITAL.test(first.written) && !first.isFirst && !isShouted
      const isMixed = /\p{Ll}\p{Lu}/u.test(first.written)
      if (role === 'beside' && !isCapital && !isMixed) continue
      found.push({ tool, role, tokens: part.map((_, k) => i + k) })
      i += length - 1
      break
    }
  }
  return found
}

/** The role that the words before a name give it; names in a list share it. */
function roleOf(tokens: readonly Token[], at: number, found: readonly NamedTool[]): NamedTool['role'] {
  for (let i = at - 1; i >= Math.max(0, at - NAME.cueReach); i--) {
    if (tokens[i]!.clause !== tokens[at]!.clause) break
    const { word } = tokens[i]!
    if (MODEL.test(word)) return 'model'
    if (OWNED.test(word)) {
      // 'I already use', 'we have'; 'to use Canva' asks for it.
      const before = tokens.slice(Math.max(0, i - 2), i + 1).map((t) => t.word)
      if (word === 'already' || before.some((w) => /^(i|we|already)$/.test(w))) return 'owned'
    }
    const listed = found.find((n) => n.tokens.includes(i))
    if (listed) return listed.role
    if (!BETWEEN.test(word)) break
  }
  return 'beside'
}

function toolNamed({ index, toolById }: Catalog, name: string): CatalogTool | undefined {
  if (name.length < NAME.lettersLeast) return undefined
  const { names, ids } = index.base
  const from = lowerBound(names.texts, (text) => text < name)
  for (let i = from; i < names.texts.length && names.texts[i] === name; i++) {
    const document = names.documents[i]!
    const tool = toolById.get(ids[document]!)
    if (index.dead[document] === 0 && tool) return tool
  }
  for (const id of index.delta?.ids ?? []) {
    const tool = toolById.get(id)!
    if (compact(tool.name) === name) return tool
  }
  return undefined
}
