import type { Channel } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { CHANNELS_KEY } from '../channel-queries.ts'
import { channelsQuery } from '../config-queries.ts'

/** Switches a channel on or off. Shown at once, and taken back where it comes to nothing. */
export function useToggle({ id, isActive }: Pick<Channel, 'id' | 'isActive'>) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  const show = (part: Partial<Channel>): void => {
    queryClient.setQueryData(channelsQuery.queryKey, (channels) =>
      channels?.map((channel) => (channel.id === id ? { ...channel, ...part } : channel)),
    )
  }
  return useMutation({
    mutationFn: () => server.toggleChannel({ params: { id } }, { headers: headersFor(isActive ? 'off' : 'on') }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: channelsQuery.queryKey })
      show({ isActive: !isActive })
    },
    onSuccess: (channel) => {
      answered()
      show(channel)
    },
    onError: (error) => {
      show({ isActive })
      notifications.show({ message: messageOf(error, 'Failed to toggle channel'), color: 'red' })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY }),
  })
}
