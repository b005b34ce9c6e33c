import './styles.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { recoverByPrompts } from '../features/accounts/ui/identity/prompts.ts'
import { recoverBySigningIn } from '../features/accounts/ui/session/session-end.ts'
import { syncWithOtherTabs } from '../features/accounts/ui/session/session-sync.ts'
import { handleIntents } from '../features/accounts/ui/sign-in/pending-intent.ts'
import { publicTree } from '../public-routes.ts'
import { isAdminPath, startWithAdminArea } from './admin-area.ts'
import { api, createQueryClient } from './query.ts'
import { createAppRouter } from './router.tsx'
import { waitForPages } from './wait-for-page.ts'

// Checks of forms are loaded with the forms. By this name zod finds, before it does anything, that it may not make
// functions of text here: it would try, and the Content-Security-Policy would report it.
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zod.__zod_globalConfig = { ...zod.__zod_globalConfig, jitless: true }

const queryClient = createQueryClient(api)
recoverBySigningIn()
recoverByPrompts()
syncWithOtherTabs(queryClient)
// What people sign in for is to save something; many pages do without its code.
handleIntents(async (...given) => (await import('../features/saved/ui/saved.ts')).saveIntended(...given))

if (isAdminPath(location.pathname)) await startWithAdminArea()
const router = createAppRouter(
  {
    queryClient,
    origin: location.origin,
    setStatus: () => {},
  },
  publicTree as never,
)
waitForPages(router)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
