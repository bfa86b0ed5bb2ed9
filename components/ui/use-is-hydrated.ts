import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
