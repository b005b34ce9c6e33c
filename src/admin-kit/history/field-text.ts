import { fieldLabel } from '../../shared/field-label.ts'

/** A value of a record as people read it. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) {
    if (value.length === 0) return '(empty)'
    return value.map((part) => (typeof part === 'object' ? nameOf(part as Parts) : String(part))).join(', ')
  }
  return typeof value === 'object' ? linesOf(value as Parts) : String(value)
}

type Parts = Record<string, unknown>

/** What one of several is called, and what it costs. */
function nameOf(part: Parts): string {
  const name = String(part.title ?? part.name ?? JSON.stringify(part))
  return typeof part.amount === 'number' ? `${name} (${part.amount} ${part.currency ?? ''})` : name
}

/** What has parts is told by them, without those that say nothing. */
const linesOf = (value: Parts) =>
  Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${fieldLabel(name)}: ${fieldText(part)}`)
    .join('\n')
