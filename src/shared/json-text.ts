/** The JSON of answers, and values as JSON would hand them over. */

/** What stands in many answers, with its JSON once somebody has asked for it. */
const texts = new WeakMap<object, string | undefined>()

/**
 * A value whose JSON is made once and kept as long as the value is: plain data, which from now on cannot be changed.
 */
export function shareJson<T extends object>(value: T): T {
  texts.set(freeze(value), undefined)
  return value
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}

/** What JSON.stringify makes of a value. A list of what is shared is put together from the texts of its parts. */
export function toJson(value: unknown): string {
  if (!Array.isArray(value) || !value.every(isShared)) return JSON.stringify(value)
  return `[${value.map(textOf).join(',')}]`
}

const isShared = (value: unknown) => texts.has(value as object)

function textOf(value: object): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

/**
 * What JSON.parse makes of the JSON of a value: plain data of its own. Only what is shared, which nobody can change, is
 * handed on as it is.
 */
export function jsonValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object' || value === null || isShared(value)) return value
  if ('toJSON' in value && typeof value.toJSON === 'function') return jsonValue(value.toJSON(''))
  if (Array.isArray(value)) return value.map((part) => (isLeftOut(part) ? null : jsonValue(part)))
  const copy: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) if (!isLeftOut(part)) copy[name] = jsonValue(part)
  return copy
}

const isLeftOut = (value: unknown) =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol'
