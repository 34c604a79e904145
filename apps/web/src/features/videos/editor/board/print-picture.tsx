import type { MediaKind } from '@dayreel/catalogue'
import { Button, FileButton, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { MediaPicker } from '#ui/media/media-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import { PICTURE_TYPES, uploadScenePicture } from '../scenes/upload-scene-picture.ts'
import type { BoardItem } from './board-edits.ts'

type PrintPictureProps = {
  videoId: string
  item: Extract<BoardItem, { kind: 'print' }>
  onChange: (item: BoardItem) => void
}

/**
 * Lets the user choose the picture of a taped print: the scene's picture, an own picture, a frame of a clip, or an
 * upload.
 */
export function PrintPicture({ videoId, item, onChange }: PrintPictureProps) {
  const [isChoosing, setChoosing] = useState(false)
  /** Not cleared on close, because the dialog shows it while it fades out. */
  const [kind, setKind] = useState<MediaKind>('picture')
  const chooseFrom = (wanted: MediaKind): void => {
    setKind(wanted)
    setChoosing(true)
  }
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { picture } = await uploadScenePicture(videoId, file)
      onChange({ ...item, picture })
    },
  })
  return (
    <div>
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="picture" size={16} />}
          onClick={() => chooseFrom('picture')}
        >
          Use one of your pictures
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="play" size={16} />}
          onClick={() => chooseFrom('clip')}
        >
          Use a frame of your clips
        </Button>
        <FileButton accept={PICTURE_TYPES.join(',')} onChange={(file) => file !== null && upload.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="sm"
              leftSection={<Icon name="upload" size={16} />}
              loading={upload.isPending}
            >
              Upload a picture
            </Button>
          )}
        </FileButton>
        {item.picture !== undefined && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => {
              const { picture: _, ...rest } = item
              onChange(rest)
            }}
          >
            Use the picture of the scene
          </Button>
        )}
      </Group>
      <MediaPicker
        kind={kind}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={({ id }) => onChange({ ...item, picture: id })}
      />
      {upload.isError && <Notice kind="problem">{messageOf(upload.error, 'The picture couldn’t be uploaded.')}</Notice>}
    </div>
  )
}
