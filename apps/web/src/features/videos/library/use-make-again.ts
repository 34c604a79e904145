import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { idempotencyKey } from '#lib/idempotency-key.ts'
import { messageOf } from '#lib/message-of.ts'
import { VIDEO_LISTS_KEY } from '#lib/videos.ts'

/** Makes a new video from the request of an existing video. */
export function useMakeAgain(videoId: string, onStarted?: (newId: string) => void) {
  const queryClient = useQueryClient()
  const key = useRef(idempotencyKey())
  return useMutation({
    mutationFn: () =>
      server.makeVideoAgain({ params: { id: videoId } }, { headers: { 'idempotency-key': key.current } }),
    onSuccess: async ({ id }) => {
      key.current = idempotencyKey()
      notifications.show({ message: 'We’re creating it again as a new video.', color: 'teal' })
      readBalancesAgain(queryClient)
      onStarted?.(id)
      await queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
    },
    onError: (error) =>
      notifications.show({ title: 'Failed to create video', message: messageOf(error), color: 'red' }),
  })
}
