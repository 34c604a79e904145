import { useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/** Returns false in prerendered HTML and until React has hydrated the page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
