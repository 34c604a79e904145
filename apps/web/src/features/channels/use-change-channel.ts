import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { readAgain } from '#lib/read-again.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'

type Once = { headers: { 'idempotency-key': string } }

/**
 * Changes a channel or its runs. Channels and credits are refetched even after a failure, because the screen may have
 * been outdated. A change that is retried after a lost response counts once.
 */
export function useChangeChannel<Given = void, Answer = unknown>(
  change: (given: Given, once: Once) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  return useMutation({
    mutationFn: (given: Given) => change(given, { headers: headersFor(JSON.stringify(given) ?? '') }),
    onSuccess: (answer) => {
      answered()
      onDone?.(answer)
    },
    onSettled: () => {
      readBalancesAgain(queryClient)
      return readAgain(queryClient, { queryKey: CHANNELS_KEY })
    },
  })
}
