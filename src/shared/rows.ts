/** A list of records of the same fields, with the names of the fields once. */
interface Rows {
  $names: string[]
  $rows: unknown[][]
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Writes lists of records as rows wherever they stand in a value of JSON, without the fields `unseen`. */
export function packRows(value: unknown, unseen: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    const rows = packList(value, unseen)
    return rows ?? value.map((item) => packRows(item, unseen))
  }
  if (!isRecord(value)) return value
  const packed: Fields = {}
  for (const name in value) if (!unseen.includes(name)) packed[name] = packRows(value[name], unseen)
  return packed
}

/** Null where the items are not records of the same fields in the same order. */
function packList(items: unknown[], unseen: readonly string[]): Rows | null {
  const [first] = items
  if (items.length < 2 || !isRecord(first)) return null
  const names = Object.keys(first)
  const isAlike = (item: unknown) => {
    if (!isRecord(item)) return false
    let i = 0
    for (const name in item) if (name !== names[i++]) return false
    return i === names.length
  }
  if (!items.every(isAlike)) return null
  const seen = unseen.length > 0 ? names.filter((name) => !unseen.includes(name)) : names
  return {
    $names: seen,
    $rows: (items as Fields[]).map((item) => seen.map((name) => packRows(item[name], unseen))),
  }
}

/** The value that was packed; what was not seen is not in it. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows)
  if (!isRecord(value)) return value
  if ('$rows' in value) {
    const { $names, $rows } = value as unknown as Rows
    return $rows.map((row) => Object.fromEntries($names.map((name, i) => [name, unpackRows(row[i])])))
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unpackRows(inner)]))
}
