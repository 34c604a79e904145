import { useSyncExternalStore } from 'react'
import { isOffline } from './is-offline.ts'

/** Returns whether the browser has a network connection, and renders again when this changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => !isOffline(),
    () => true,
  )
}

/** Resolves as soon as the browser has a network connection. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (isOffline()) window.addEventListener('online', () => resolve(), { once: true })
    else resolve()
  })
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
