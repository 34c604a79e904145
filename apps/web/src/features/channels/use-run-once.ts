import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { CHANNELS_KEY } from './channel-queries.ts'

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
      notifications.show({ message: messageOf(error, 'Failed to initiate run for channel'), color: 'red' }),
    onSettled: () => {
      readBalancesAgain(queryClient)
      void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
    },
  })
}
