import type { JsonSchema } from '../../src/shared/openapi.ts'
import type { Random } from '../seeded.ts'
import { hostileText, hostileValue } from './hostile.ts'
import type { Known } from './known.ts'

/** Values that a JSON schema takes, more or less. */

export interface Maker {
  random: Random
  known: Known
  /** How likely each value is replaced by something else. */
  harm: number
}

/** A value for a schema; `name` is the field it is for. */
export function valueFor(schema: JsonSchema, name: string, maker: Maker): unknown {
  const { random, harm } = maker
  if (random.chance(harm)) return hostileValue(random)
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return valueFor(random.pick(choices), name, maker)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return random.pick(schema.enum)
  const known = random.chance(0.7) ? maker.known.pick(name, random) : undefined
  switch (schema.type) {
    case 'object':
      return objectFor(schema, maker)
    case 'array':
      return listFor(schema, name, maker)
    case 'string':
      return textFor(
        schema,
        name,
        typeof known === 'string' || typeof known === 'number' ? String(known) : undefined,
        maker,
      )
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : numberFor(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return random.chance(0.5) ? hostileValue(random) : 'anything'
  }
}

function objectFor(schema: JsonSchema, maker: Maker): Record<string, unknown> {
  const { random, harm } = maker
  const required = (schema.required ?? []) as string[]
  const object: Record<string, unknown> = {}
  for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    // A honeypot that is filled in is answered with a pretence.
    if (name === 'website' && !random.chance(harm)) continue
    const isLeftOut = required.includes(name) ? random.chance(harm / 2) : random.chance(0.3)
    if (!isLeftOut) object[name] = valueFor(part, name, maker)
  }
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object' && random.chance(0.5)) {
    object[random.chance(0.5) ? 'name' : hostileText(random)] = valueFor(
      schema.additionalProperties as JsonSchema,
      '',
      maker,
    )
  }
  if (random.chance(harm)) object[hostileText(random)] = hostileValue(random)
  return object
}

function listFor(schema: JsonSchema, name: string, maker: Maker): unknown[] {
  const items = (schema.items ?? {}) as JsonSchema
  const least = Number(schema.minItems ?? 0)
  const count = Math.max(least, maker.random.below(4))
  return Array.from({ length: count }, () => valueFor(items, name.replace(/s$/, ''), maker))
}

const SAMPLES: [RegExp, (random: Random) => string][] = [
  [/email/, (random) => `person${random.below(200)}@example.com`],
  [/url|link|resource|address/, (random) => `https://tool${random.below(50)}.example/`],
  [/password/, () => 'correct horse 7 battery'],
  [/slug/, (random) => `name-${random.below(60)}`],
  [/(^|_)ids?$|limit|offset|rating|version/, (random) => String(random.below(40))],
  [/_at$|date|until|since|from|to$/, () => '2026-03-31T10:00:00.000Z'],
  [/content/, (random) => `<h2>Part ${random.below(9)}</h2><p>Some words about it.</p>`],
]

function textFor(schema: JsonSchema, name: string, known: string | undefined, { random }: Maker): string {
  const most = Number(schema.maxLength ?? 200)
  if (known !== undefined && known.length <= most) return known
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000001'
  if (schema.format === 'email') return `person${random.below(200)}@example.com`
  const sample =
    SAMPLES.find(([pattern]) => pattern.test(name))?.[1](random) ?? `${name || 'text'} ${random.below(500)}`
  return random.chance(0.05) ? sample.padEnd(most, 'x') : sample.slice(0, most)
}

function numberFor(schema: JsonSchema, random: Random): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0)
  const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? 10)
  if (random.chance(0.1)) return random.chance(0.5) ? least : most
  return Math.min(most, Math.max(least, 0) + random.below(20))
}
