import type { StockKind, StoryboardScene } from '@dayreel/contract'
import { Button, FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useDisclosure } from '@mantine/hooks'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { MediaPicker } from '#ui/media/media-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './scene-editor.module.css'
import { fileChange } from './scene-operations.ts'
import { PICTURE_TYPES, uploadScenePicture } from './upload-scene-picture.ts'

type ScenePictureButtonsProps = {
  videoId: string
  number: number
  /** Whether the user uploaded the picture, or chose a photograph or a clip. */
  canUndoPicture: boolean
  hasClip: boolean
  /** The kinds of files that can be searched for. */
  stock: readonly StockKind[]
  /** Opens the search for a photograph or a clip. */
  onSearch: (of: StockKind) => void
  /** Opens the dialog in which the user chooses a clip. */
  onChooseClip: () => void
  onChange: (change: Partial<StoryboardScene>, field: string) => void
  onUploaded: (picture: string, url: string) => void
}

const LOOK = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const
const FIND: Readonly<Record<StockKind, string>> = { photographs: 'Find photo', clips: 'Find clip' }
const SEEDS = 2 ** 32

/** Buttons that paint, find, choose or upload another picture for a scene, choose a clip, or undo the choice. */
export function ScenePictureButtons(props: ScenePictureButtonsProps) {
  const { videoId, number, canUndoPicture, hasClip, stock, onSearch, onChooseClip, onChange, onUploaded } = props
  const [isChoosing, choosing] = useDisclosure(false)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { picture, url } = await uploadScenePicture(videoId, file)
      onUploaded(picture, url)
      onChange(fileChange({ picture }), 'picture')
    },
  })
  const paintAnother = (): void => {
    const seed = Math.floor(Math.random() * SEEDS)
    onChange({ seed }, `seed ${seed}`)
  }
  return (
    <>
      <div className={styles.buttons}>
        {canUndoPicture ? (
          <Button
            {...LOOK}
            leftSection={<Icon name="undo" size={16} />}
            aria-label={`Use generated picture of scene ${number}`}
            onClick={() => onChange({ picture: undefined, photo: undefined, clip: undefined }, 'no picture')}
          >
            Use generated picture
          </Button>
        ) : (
          <Button
            {...LOOK}
            leftSection={<Icon name="refresh" size={16} />}
            aria-label={`Redraw the picture of scene ${number}`}
            onClick={paintAnother}
          >
            Redraw
          </Button>
        )}
        {stock.map((of) => (
          <Button
            key={of}
            {...LOOK}
            leftSection={<Icon name="search" size={16} />}
            aria-label={`${FIND[of]} for scene ${number}`}
            onClick={() => onSearch(of)}
          >
            {FIND[of]}
          </Button>
        ))}
        <Button
          {...LOOK}
          leftSection={<Icon name="picture" size={16} />}
          aria-label={`My pictures for scene ${number}`}
          onClick={choosing.open}
        >
          My pictures
        </Button>
        <Button
          {...LOOK}
          leftSection={<Icon name="play" size={16} />}
          aria-label={hasClip ? `Change clip of scene ${number}` : `Choose clip for scene ${number}`}
          onClick={onChooseClip}
        >
          {hasClip ? 'Change clip' : 'Choose clip'}
        </Button>
        <FileButton accept={PICTURE_TYPES.join(',')} onChange={(file) => file !== null && upload.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              {...LOOK}
              leftSection={<Icon name="upload" size={16} />}
              aria-label={`Upload a picture for scene ${number}`}
              loading={upload.isPending}
            >
              Upload
            </Button>
          )}
        </FileButton>
      </div>
      <MediaPicker
        kind="picture"
        isOpen={isChoosing}
        onClose={choosing.close}
        onChosen={({ id, url, previewUrl }) => {
          onUploaded(id, previewUrl ?? url)
          onChange(fileChange({ picture: id }), 'picture')
        }}
      />
      {upload.isError && (
        <div className={styles.problem}>
          <Notice kind="problem">{messageOf(upload.error, 'The picture couldn’t be uploaded.')}</Notice>
        </div>
      )}
    </>
  )
}
