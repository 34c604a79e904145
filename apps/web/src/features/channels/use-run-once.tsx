import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { WhyItFailed } from '#ui/why-it-failed.tsx'
import { CHANNELS_KEY } from './channel-queries.ts'

/** There may be a link in it. */
const FAILURE_STAYS_MS = 10_000

/** Has a channel make a video now. Pressed again after a lost answer it is the same run, for the same credit. */
export function useRunOnce(id: string) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  return useMutation({
    mutationFn: () => server.runChannelOnce({ params: { id } }, { headers: headersFor('run') }),
    onSuccess: ({ message }) => {
      answered()
      notifications.show({ message, color: 'teal' })
    },
    onError: (error) =>
      notifications.show({
        message: <WhyItFailed error={error} fallback="Failed to initiate run for channel" />,
        color: 'red',
        autoClose: FAILURE_STAYS_MS,
      }),
    onSettled: () => {
      readBalancesAgain(queryClient)
      void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
    },
  })
}
