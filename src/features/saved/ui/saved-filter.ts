import type { SavedTool } from '../saved.contract.ts'

/** The folders in use, by name. */
export function foldersOf(tools: readonly SavedTool[]): string[] {
  const names = new Set(tools.flatMap((t) => (t.folder ? [t.folder] : [])))
  return [...names].sort((a, b) => a.localeCompare(b))
}

/** Saved tools of a folder in whose texts every word of the search stands, upper and lower case alike. */
export function filterSaved(
  tools: readonly SavedTool[],
  search: string,
  folder: string | undefined,
): SavedTool[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return tools.filter((tool) => {
    if (folder !== undefined && tool.folder !== folder) return false
    const { name, short_description, category_name, tags, note } = tool
    const text = [name, short_description, category_name, note, tool.folder, ...tags].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
