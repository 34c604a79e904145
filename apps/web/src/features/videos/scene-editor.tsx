import type { StoryboardScene } from '@dayreel/contract'
import { Button, FileButton, Group, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './scene-editor.module.css'

type SceneEditorProps = {
  videoId: string
  number: number
  scene: StoryboardScene
  /** Where its picture can be seen; undefined where there is none yet. */
  pictureUrl: string | undefined
  /** Its picture is another one in the next version. */
  isPictureAnew: boolean
  isVoiceAnew: boolean
  onChange: (change: Partial<StoryboardScene>, field: string) => void
  onUploaded: (picture: string, url: string) => void
}

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
const SEEDS = 2 ** 32
const MEGABYTE = 1024 * 1024

/** A scene: its words, and the picture that is seen while they are spoken. */
export function SceneEditor(props: SceneEditorProps) {
  const { videoId, number, scene, pictureUrl, isPictureAnew, isVoiceAnew, onChange, onUploaded } = props
  const hasOwnPicture = scene.picture !== undefined
  const upload = useMutation({
    mutationFn: async (file: File) => {
      checkPicture(file)
      const { picture, url } = await server.uploadPicture({ params: { id: videoId }, body: file })
      onUploaded(picture, url)
      onChange({ picture }, 'picture')
    },
  })
  return (
    <li className={styles.scene}>
      <div className={styles.picture}>
        {pictureUrl === undefined ? (
          <span className={styles.blank}>
            <Icon name="picture" size={32} />
          </span>
        ) : (
          <img src={pictureUrl} alt={`Scene ${number}`} loading="lazy" decoding="async" />
        )}
        {isPictureAnew && !hasOwnPicture && <span className={styles.anew}>Will be painted anew</span>}
      </div>
      <div className={styles.fields}>
        <h3>
          Scene {number}
          {isVoiceAnew && <span className={styles.mark}>spoken anew</span>}
        </h3>
        <Textarea
          label="Words"
          size="md"
          autosize
          minRows={2}
          maxRows={8}
          value={scene.text}
          error={scene.text.trim() === '' ? 'A scene needs words.' : undefined}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value }, 'text')}
        />
        <Textarea
          label="Image prompt"
          description={hasOwnPicture ? 'Not used while the scene has a picture of your own.' : undefined}
          placeholder="Follows the words"
          size="md"
          autosize
          minRows={2}
          maxRows={6}
          value={scene.imagePrompt}
          disabled={hasOwnPicture}
          onChange={({ currentTarget }) => onChange({ imagePrompt: currentTarget.value }, 'imagePrompt')}
        />
        <Group gap="xs">
          {hasOwnPicture ? (
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon name="undo" size={16} />}
              onClick={() => onChange({ picture: undefined }, 'no picture')}
            >
              Back to the painted picture
            </Button>
          ) : (
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon name="refresh" size={16} />}
              onClick={() => {
                const seed = Math.floor(Math.random() * SEEDS)
                onChange({ seed }, `seed ${seed}`)
              }}
            >
              Another picture
            </Button>
          )}
          <FileButton accept={TYPES.join(',')} onChange={(file) => file !== null && upload.mutate(file)}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                size="sm"
                loading={upload.isPending}
                leftSection={<Icon name="upload" size={16} />}
              >
                Upload a picture
              </Button>
            )}
          </FileButton>
        </Group>
        {upload.isError && (
          <Notice kind="problem">{messageOf(upload.error, 'The picture could not be uploaded.')}</Notice>
        )}
      </div>
    </li>
  )
}

/** Said before a large file is sent in vain; the server looks at what is really in it. */
function checkPicture({ type, size }: File): void {
  if (!TYPES.includes(type)) throw new Error('Choose a PNG, JPEG or WebP picture.')
  if (size > MAX_PICTURE_BYTES)
    throw new Error(`The picture is larger than ${MAX_PICTURE_BYTES / MEGABYTE} MB. Choose a smaller one.`)
}
