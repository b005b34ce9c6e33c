import { splitList } from '../../shared/split-list.ts'

/**
 * How values that a column cannot hold are written. Columns are integer, real or text only, so that the same
 * SQL runs on SQLite and PostgreSQL: booleans are 0 and 1, times ISO-8601 UTC text, lists JSON text.
 */
export const toBit = (value: boolean): 0 | 1 => (value ? 1 : 0)
export const fromBit = (value: number): boolean => value !== 0

export const toList = (values: readonly string[]): string => JSON.stringify(values)

/** Reads a list column. What is not JSON is taken as comma-separated text, as the specification asks. */
export function fromList(text: string | null): string[] {
  if (!text) return []
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return list.map(String)
    } catch {
      // Not JSON after all: read as comma-separated below.
    }
  }
  return splitList(text)
}

export const now = (): string => new Date().toISOString()
