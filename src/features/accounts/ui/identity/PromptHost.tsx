import { Suspense } from 'react'
import { later } from '../../../../ui/later.ts'
import { usePrompt } from './prompts.ts'

const PromptDialog = later(() => import('./PromptDialog.tsx'), 'PromptDialog')

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
