import { lazy, Suspense } from 'react'
import { usePrompt } from './prompts.ts'

const PromptDialog = lazy(() => import('./PromptDialog.tsx').then((m) => ({ default: m.PromptDialog })))

/** Stands once in the document; the dialogs' code is fetched when one is first opened. */
export function PromptHost() {
  const prompt = usePrompt()
  if (prompt === null) return null
  return (
    <Suspense>
      <PromptDialog key={prompt} prompt={prompt} />
    </Suspense>
  )
}
