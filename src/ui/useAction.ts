import { useState } from 'react'
import { sentenceOf } from './form-failure.ts'

/** Does what a button asks for: `busy` meanwhile, and `failure`, the sentence for what was thrown, afterwards. */
export function useAction(sentence: (error: unknown) => string = sentenceOf) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(sentence(error))
    }
    setBusy(false)
  }
  return { busy, failure, setFailure, run }
}
