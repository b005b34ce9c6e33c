import type { Tool } from '../../tools/tools.contract.ts'
import type { Alternative } from '../compare.contract.ts'
import { listOf, MADE_FOR, missingIn, PRICE, priceSentence, ratingSentence, shared } from '../facts.ts'
import { ownFeatures } from '../features.ts'

/** Sentences made of nothing but facts of the catalogue. */

export interface Difference {
  about: string
  sentences: string[]
}

/** How two tools differ, in plain language; what is not known of both is not said. */
export function differencesOf(a: Tool, b: Tool): Difference[] {
  const all: Difference[] = [
    { about: 'Price', sentences: [priceSentence(a, b)] },
    { about: 'Free offer', sentences: freeOffer(a, b) },
    { about: 'Rating', sentences: ratingSentence(a, b) },
    { about: 'Skill level', sentences: skill(a, b) },
    { about: 'Features', sentences: [...onlyIn(a, b), ...onlyIn(b, a)] },
    {
      about: 'Not ideal for',
      sentences: [a, b].flatMap((t) => (t.not_ideal_for ? [`${t.name}: ${sentence(t.not_ideal_for)}`] : [])),
    },
  ]
  return all.filter(({ sentences }) => sentences.length > 0)
}

/** Ends with one full stop, whatever it ended with. */
const sentence = (text: string) => `${text.replace(/[.\s]+$/, '')}.`

function freeOffer(a: Tool, b: Tool): string[] {
  const [offerA, offerB] = [a.free_credit_info, b.free_credit_info]
  if (offerA && offerA === offerB) return [`Both: ${sentence(offerA)}`]
  return [a, b].flatMap((t) => (t.free_credit_info ? [`${t.name}: ${sentence(t.free_credit_info)}`] : []))
}

function skill(a: Tool, b: Tool): string[] {
  if (!a.skill_level || !b.skill_level) return []
  if (a.skill_level === b.skill_level) return [`Both are made for ${MADE_FOR[a.skill_level]}.`]
  return [`${a.name} is made for ${MADE_FOR[a.skill_level]}, ${b.name} for ${MADE_FOR[b.skill_level]}.`]
}

function onlyIn(tool: Tool, other: Tool): string[] {
  const own = ownFeatures(other.features, tool.features)
  return own.length > 0 ? [`Listed for ${tool.name} only: ${own.join(', ')}.`] : []
}

/** Tags that a sentence names at most. */
const TAGS_NAMED = 3

/** What an alternative does differently: price, tags in common and new ones, what it is not good at. */
export function alternativeSentences(tool: Tool, other: Alternative): string[] {
  const price = PRICE[other.pricing_model]
  const common = shared(other.tags, tool.tags).slice(0, TAGS_NAMED)
  const added = missingIn(tool.tags, other.tags).slice(0, TAGS_NAMED)
  const tags =
    common.length > 0
      ? `shares ${listOf(common)} with ${tool.name}${added.length > 0 ? ` and adds ${listOf(added)}` : ''}`
      : added.length > 0
        ? `is about ${listOf(added)}`
        : ''
  return [
    other.pricing_model === tool.pricing_model
      ? `${other.name} is ${price}, like ${tool.name}.`
      : `${other.name} is ${price}, while ${tool.name} is ${PRICE[tool.pricing_model]}.`,
    ...(tags ? [`It ${tags}.`] : []),
    ...(other.not_ideal_for ? [`Not ideal for: ${sentence(other.not_ideal_for)}`] : []),
  ]
}
