import './styles.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from './query.ts'
import { createAppRouter } from './router.tsx'

// Checks of forms are loaded with the forms. By this name zod finds, before it does anything, that it may not make
// functions of text here: it would try, and the Content-Security-Policy would report it.
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zod.__zod_globalConfig = { ...zod.__zod_globalConfig, jitless: true }

const router = createAppRouter({
  queryClient: createQueryClient((input, init) => fetch(input, init)),
  origin: location.origin,
  setStatus: () => {},
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
