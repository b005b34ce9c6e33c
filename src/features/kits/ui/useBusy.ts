import { useState } from 'react'

/** Whether something is being done, and a way to do it. */
export function useBusy(): [isBusy: boolean, run: (action: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false)
  return [
    isBusy,
    async (action) => {
      setBusy(true)
      await action()
      setBusy(false)
    },
  ]
}
