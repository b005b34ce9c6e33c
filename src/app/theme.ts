import { useSyncExternalStore } from 'react'

/** The theme is kept under the key `theme` (dark or light); without one the system's preference decides. */
export const THEME_KEY = 'theme'
export type Theme = 'light' | 'dark'

/** Runs before the first paint, so that a dark page never flashes white. Allowed by its hash. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}')}catch(e){}document.documentElement.classList.toggle('dark',t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))`

const listeners = new Set<() => void>()
const current = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function subscribe(listener: () => void) {
  listeners.add(listener)
  const system = matchMedia('(prefers-color-scheme: dark)')
  const followSystem = () => {
    if (!stored()) apply(system.matches ? 'dark' : 'light')
  }
  const followTabs = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY && newValue) apply(newValue === 'dark' ? 'dark' : 'light')
  }
  system.addEventListener('change', followSystem)
  addEventListener('storage', followTabs)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', followTabs)
    system.removeEventListener('change', followSystem)
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return null
  }
}

function apply(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const listener of listeners) listener()
}

export function toggleTheme() {
  const next: Theme = current() === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(THEME_KEY, next)
  } catch {
    // Private mode without storage: the choice holds for this page.
  }
  apply(next)
}

/** The theme that is shown; null on the server, where it is not known. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, current, () => null)
}
