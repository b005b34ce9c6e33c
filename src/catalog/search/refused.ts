/** What a search must not find: 'photo editor but not adobe', 'crm not salesforce or hubspot'. */
import type { Catalog } from '../catalog.ts'
import { findRefusedNames } from '../reading/names.ts'
import { tokenize } from '../reading/tokens.ts'
import { compact, STOP_WORDS, stem, words } from '../text.ts'
import { MAKERS, productByName } from './data.ts'

export interface Refusal {
  /** What `ignore` takes. */
  id: string
  label: string
  ids: ReadonlySet<number>
}

/** Few searches refuse anything: in the others no name is looked for. */
const MAY_REFUSE =
  /\b(?:no[nrt]?|don.?t|never|without|skip|minus|but|except|excluding|apart|avoid|hate|against)\b/i
/** What is left of 'a tool that is not …' and 'anything but …'. */
const LEFT_BEHIND = /(?:^|[\s,]+)(?:that|which|is|are|but|and|or|anything|something|ideally|please)(?=\s*$)/i

/** Reads which names a search refuses, and what is left of it. Where nothing is left it asks for what takes the place of these: none is refused. */
export function readRefused(catalog: Catalog, search: string): { rest: string; refused: Refusal[] } {
  if (!MAY_REFUSE.test(search)) return { rest: search, refused: [] }
  const tokens = tokenize(search, stem)
  const found = findRefusedNames(catalog, tokens)
  const taken = new Set(found.flatMap(({ tokens: own, cues }) => [...own, ...cues]))
  const isBetween = (t: number) =>
    taken.has(t - 1) && taken.has(t + 1) && /^(and|or|nor)$/.test(tokens[t]!.word)
  const left = tokens.filter((_, t) => !taken.has(t) && !isBetween(t))
  let rest = left.map(({ written }) => written).join(' ')
  while (LEFT_BEHIND.test(rest)) rest = rest.replace(LEFT_BEHIND, '')
  if (found.length === 0 || words(rest).every((word) => STOP_WORDS.has(word)))
    return { rest: search, refused: [] }
  const refused = found.map(({ tools, tokens: own }) => {
    const written = own.map((t) => tokens[t]!.written).join(' ')
    const name = compact(written)
    return {
      id: `not:${name}`,
      label: `Not ${nameOf(name) ?? (tools.length === 1 ? tools[0]!.name : written)}`,
      ids: new Set(tools.map(({ id }) => id)),
    }
  })
  return { rest, refused }
}

/** A maker or product as it writes itself. */
const nameOf = (name: string): string | undefined =>
  MAKERS.find(({ name: own, also = [] }) => [own, ...also].some((n) => compact(n) === name))?.name ??
  productByName.get(name)?.name
