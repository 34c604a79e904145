import { MAX_TITLE_CHARACTERS } from '@dayreel/catalogue'
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { videoKey, VIDEO_LISTS_KEY } from '../video-queries.ts'

type RenameVideoProps = { video: { id: string; title: string }; isOpen: boolean; onClose: () => void }

/** Asks for another title. */
export function RenameVideo({ video, isOpen, onClose }: RenameVideoProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Rename video" closeButtonProps={{ 'aria-label': 'Close' }}>
      <TitleForm video={video} onClose={onClose} />
    </Modal>
  )
}

function TitleForm({ video, onClose }: Omit<RenameVideoProps, 'isOpen'>) {
  const queryClient = useQueryClient()
  const [title, setTitle] = useState(video.title)
  const rename = useMutation({
    mutationFn: () => server.renameVideo({ params: { id: video.id }, body: { title: title.trim() } }),
    onSuccess: (renamed) => {
      queryClient.setQueryData(videoKey(video.id), renamed)
      void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
      onClose()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '') rename.mutate()
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Title"
          value={title}
          maxLength={MAX_TITLE_CHARACTERS}
          error={title.trim() === '' ? 'Enter a title.' : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          data-autofocus
        />
        {rename.isError && <Notice kind="problem">{messageOf(rename.error)}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={title.trim() === ''} loading={rename.isPending}>
            Rename
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
