import { useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/** False in prerendered HTML and until React has taken the page over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
