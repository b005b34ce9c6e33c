import { browserStore } from '../../../ui/browser-store.ts'
import { TOOL_VIEWS } from '../tools.limits.ts'

const KEY = 'tools-view'

/** How this browser has last looked at the directory. The address says it; without a word there, this does. */
export const toolsView = browserStore<(typeof TOOL_VIEWS)[number]>(
  KEY,
  'cards',
  (stored) => TOOL_VIEWS.find((view) => view === stored) ?? 'cards',
)

/** Runs before anything is painted: asks for the table in place of cards that nobody would see. Allowed by its hash. */
export const VIEW_SCRIPT = `try{var l=location;l.pathname==='/tools'&&!/[?&]view=/.test(l.search)&&localStorage.getItem('${KEY}')==='"table"'&&l.replace(l.pathname+l.search+(l.search?'&':'?')+'view=table'+l.hash)}catch(e){}`
