import { personalRoute } from '../../accounts/ui/accounts.route.ts'

export interface SavedSearch {
  tab?: 'bundles' | 'tools' | undefined
  search?: string | undefined
  folder?: string | undefined
}

export const savedRoute = {
  ...personalRoute('/saved', 'Saved Tools'),
  validateSearch: (raw: Record<string, unknown>): SavedSearch => {
    const text = (value: unknown) =>
      typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined
    return {
      tab: raw.tab === 'bundles' ? 'bundles' : undefined,
      search: text(raw.search),
      folder: text(raw.folder),
    }
  },
}
