import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { videoKey, VIDEO_LISTS_KEY } from '#lib/videos.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { removeDraftsOf } from '../drafts/storyboard-draft.ts'

type DeleteVideoProps = {
  video: { id: string; title: string }
  isOpen: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Deletes a video after a confirmation. */
export function DeleteVideo({ video, isOpen, onClose, onDeleted }: DeleteVideoProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => server.deleteVideo({ params: { id: video.id } }),
    onSuccess: async () => {
      onClose()
      removeDraftsOf(video.id)
      onDeleted?.()
      notifications.show({ message: 'Video deleted.', color: 'teal' })
      queryClient.removeQueries({ queryKey: videoKey(video.id) })
      readBalancesAgain(queryClient)
      await queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
    },
  })
  return (
    <ConfirmDialog
      title="Delete this video?"
      words={`“${video.title}” is deleted with all its versions. Files that you uploaded stay in your storage. This can’t be undone.`}
      keep="Keep it"
      confirm="Delete forever"
      isDangerous
      change={remove}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
