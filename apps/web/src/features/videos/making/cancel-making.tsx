import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { messageOf } from '#lib/message-of.ts'
import { videoKey, VIDEO_LISTS_KEY } from '#lib/videos.ts'
import { Notice } from '#ui/notice.tsx'

/** A button that cancels a running video. The user gets the credit or project back. */
export function CancelMaking({ videoId }: { videoId: string }) {
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => server.cancelVideo({ params: { id: videoId } }),
    onSuccess: (video) => {
      queryClient.setQueryData(videoKey(videoId), video)
      void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
      readBalancesAgain(queryClient)
      // If the whole video was cancelled, its screen already says so.
      if (video.video_url !== null) notifications.show({ message: 'The new version was cancelled. It cost nothing.' })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: videoKey(videoId) }),
  })
  return (
    <>
      <Group gap="sm">
        <Button variant="default" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel
        </Button>
        <Text size="xs" c="dimmed">
          If you cancel, it costs nothing.
        </Text>
      </Group>
      {cancel.isError && <Notice kind="problem">{messageOf(cancel.error)}</Notice>}
    </>
  )
}
