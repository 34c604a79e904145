import { MAX_TITLE_CHARACTERS } from '@dayreel/catalogue'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { videoKey, VIDEO_LISTS_KEY } from '#lib/videos.ts'
import { RenameDialog } from '#ui/rename-dialog.tsx'

type RenameVideoProps = { video: { id: string; title: string }; isOpen: boolean; onClose: () => void }

/** Asks for a new title. */
export function RenameVideo({ video, isOpen, onClose }: RenameVideoProps) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (title: string) => server.renameVideo({ params: { id: video.id }, body: { title } }),
    onSuccess: (renamed) => {
      queryClient.setQueryData(videoKey(video.id), renamed)
      void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
      onClose()
    },
  })
  return (
    <RenameDialog
      title="Rename video"
      label="Title"
      name={video.title}
      maxLength={MAX_TITLE_CHARACTERS}
      emptyMessage="Enter a title."
      rename={rename}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
