import type { Channel } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { channelQuery } from './channel-queries.ts'
import { channelsQuery } from './config-queries.ts'

/**
 * Switches a channel on or off in the list and on its own page. The change is shown at once and reverted after a
 * failure. Each call contains the requested state, because the displayed state has already changed.
 */
export function useToggle(id: string) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  const { queryKey } = channelQuery(id)
  const show = (part: Partial<Channel>): void => {
    queryClient.setQueryData(channelsQuery.queryKey, (channels) =>
      channels?.map((channel) => (channel.id === id ? { ...channel, ...part } : channel)),
    )
    queryClient.setQueryData(queryKey, (channel) => channel && { ...channel, ...part })
  }
  return useMutation({
    mutationFn: (isActive: boolean) =>
      server.toggleChannel({ params: { id } }, { headers: headersFor(isActive ? 'on' : 'off') }),
    onMutate: async (isActive) => {
      await Promise.all([
        queryClient.cancelQueries({ queryKey: channelsQuery.queryKey }),
        queryClient.cancelQueries({ queryKey }),
      ])
      show({ isActive })
    },
    onSuccess: (channel) => {
      answered()
      show(channel)
    },
    onError: (error, isActive) => {
      show({ isActive: !isActive })
      notifications.show({ message: messageOf(error, 'Failed to toggle channel'), color: 'red' })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY }),
  })
}
