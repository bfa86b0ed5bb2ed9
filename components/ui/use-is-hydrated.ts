import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the document as it was sent, true once its programs run. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
