import type { QueryClient } from '@tanstack/react-query'
import { finishSignIn } from '../sign-in/sign-in-dialog.ts'
import { hearOtherTabs, tellOtherTabs } from './tab-channel.ts'
import { endSessionHere, refreshUser } from './user.ts'

/** Takes over who has signed in, and lets what has waited for it go on. */
async function takeOverSession(queryClient: QueryClient): Promise<void> {
  const { isOther } = await refreshUser(queryClient)
  // What one person has begun is not done in the name of another.
  finishSignIn(!isOther)
}

/** Once a session has begun in this tab: takes it over, here and in all others. */
export async function beginSession(queryClient: QueryClient): Promise<void> {
  tellOtherTabs('signed-in')
  await takeOverSession(queryClient)
}

/** Signing in and out in one tab is for all of them. */
export function syncWithOtherTabs(queryClient: QueryClient): void {
  hearOtherTabs((news) => {
    if (news === 'signed-out') endSessionHere(queryClient)
    else takeOverSession(queryClient).catch(console.warn)
  })
}
