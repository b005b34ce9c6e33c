import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Only while React takes over what the server has drawn, and on the server itself. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
