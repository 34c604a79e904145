import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Returns mutation options for optimistic changes. The changes are sent one after another, so that the last one wins.
 * The data is refetched only after the last change, because a response in between would be older than the screen.
 *
 * @param key the query key of the changed data.
 * @param readAgain called when no change is in progress.
 */
export function oneAfterAnother(queryClient: QueryClient, key: QueryKey, readAgain: () => unknown) {
  const mutationKey = [...key, 'change']
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1
  return {
    /** Returns whether no other change is waiting or in progress. */
    isLast,
    options: {
      mutationKey,
      scope: { id: mutationKey.join(' ') },
      onSettled: (): void => {
        if (isLast()) readAgain()
      },
    },
  }
}
