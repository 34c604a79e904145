import { Button, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { videoKey, VIDEO_LISTS_KEY } from '../video-queries.ts'

type DeleteVideoProps = {
  video: { id: string; title: string }
  isOpen: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Deletes a video, once that has been confirmed. */
export function DeleteVideo({ video, isOpen, onClose, onDeleted }: DeleteVideoProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => server.deleteVideo({ params: { id: video.id } }),
    onSuccess: async () => {
      onClose()
      onDeleted?.()
      notifications.show({ message: 'Video deleted.', color: 'teal' })
      queryClient.removeQueries({ queryKey: videoKey(video.id) })
      readBalancesAgain(queryClient)
      await queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
    },
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title="Delete this video?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          “{video.title}” is deleted with all its versions and files. This can’t be undone.
        </Text>
        {remove.isError && <Notice kind="problem">{messageOf(remove.error)}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete forever
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
