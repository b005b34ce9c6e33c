import { personalRoute } from '../../accounts/ui/accounts.route.ts'

export interface SavedSearch {
  tab?: 'bundles' | 'kits' | 'tools' | undefined
  search?: string | undefined
  folder?: string | undefined
}

export const savedRoute = {
  ...personalRoute('/saved', 'Saved Tools'),
  validateSearch: (raw: Record<string, unknown>): SavedSearch => {
    const text = (value: unknown) =>
      typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined
    return {
      tab: raw.tab === 'bundles' || raw.tab === 'kits' ? raw.tab : undefined,
      search: text(raw.search),
      folder: text(raw.folder),
    }
  },
}
