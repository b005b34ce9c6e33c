import './styles.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from './query.ts'
import { createAppRouter } from './router.tsx'

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
