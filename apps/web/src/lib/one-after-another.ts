import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Of changes that are shown before they are answered: they are sent one after the other, so that it ends as it was left, and what they
 * changed is read again after the last of them. What is read or answered in between is older than what is shown.
 *
 * @param key of what they change.
 * @param readAgain called when none is under way any more.
 */
export function oneAfterAnother(queryClient: QueryClient, key: QueryKey, readAgain: () => unknown) {
  const mutationKey = [...key, 'change']
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1
  return {
    /** Nothing was changed since. */
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
