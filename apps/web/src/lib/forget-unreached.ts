import type { MutationCache, MutationObserver } from '@tanstack/react-query'
import { isUnreached } from './reach.ts'

/**
 * Watches the actions of all screens.
 *
 * @returns a function that resets the actions that failed because the server was unreachable, so that their messages
 *   disappear. It also runs after each action that succeeds.
 */
export function watchUnreached(cache: MutationCache): () => void {
  const watched = new Set<MutationObserver<unknown, unknown, unknown>>()
  const forget = (): void => {
    for (const action of watched) if (isUnreached(action.getCurrentResult().error)) action.reset()
  }
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') watched.add(event.observer)
    if (event.type === 'observerRemoved') watched.delete(event.observer)
    if (event.type === 'updated' && event.action.type === 'success') forget()
  })
  return forget
}
