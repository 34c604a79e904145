import { bestStart, type Media, type StoryboardScene } from '@dayreel/contract'
import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mediaQuery } from '#lib/media.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { MediaSearch } from '#ui/media/media-search.tsx'
import { UploadButton } from '#ui/media/upload-button.tsx'
import { Problem } from '#ui/problem.tsx'
import { ClipStart } from './clip-start.tsx'

type SceneClip = NonNullable<StoryboardScene['clip']>
type ReadyClip = Media & { url: string; seconds: number }

export type ClipFormProps = {
  /** The scene's current clip. */
  given: SceneClip | undefined
  /** Length of the scene. */
  sceneSeconds: number
  /** @param poster the URL of a picture of the clip. */
  onChosen: (clip: SceneClip, poster: string | undefined) => void
  onClose: () => void
}

const SOUNDS: { value: NonNullable<SceneClip['sound']>; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'ducked', label: 'Quiet, under the voice' },
  { value: 'instead', label: 'Instead of the voice' },
]

/** Shows the user's clips until one is chosen, and then the settings of the chosen clip. */
export function ClipForm({ given, sceneSeconds, onChosen, onClose }: ClipFormProps) {
  const media = useQuery(mediaQuery)
  const [file, setFile] = useState(given?.file)
  const [chosenStart, setStartSeconds] = useState(given?.startSeconds)
  const [sound, setSound] = useState(given?.sound ?? 'off')
  if (media.isPending) return <Skeleton h={220} role="status" aria-busy="true" aria-label="Loading your clips" />
  if (media.isLoadingError)
    return <Problem title="Your clips couldn’t be loaded" error={media.error} onRetry={() => void media.refetch()} />
  const clips = media.data.items.flatMap(readyClip)
  const choose = (id: string): void => {
    setFile(id)
    setStartSeconds(undefined)
  }
  const chosen = clips.find(({ id }) => id === file)
  const startSeconds = chosenStart ?? (chosen === undefined ? 0 : startOf(chosen, sceneSeconds))
  if (chosen === undefined)
    return (
      <Stack gap="md">
        {file !== undefined && <Notice kind="problem">The clip of this scene was deleted. Choose another clip.</Notice>}
        {clips.length === 0 ? (
          <Text size="sm">
            Clips that you upload appear here. A scene shows a part of the clip in place of its picture.
          </Text>
        ) : (
          <MediaSearch files={clips} noun="clips" verb="Use" onChoose={({ id }) => choose(id)} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <UploadButton kind="clip" onUploaded={({ id }) => choose(id)} />
        </DialogActions>
      </Stack>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChosen({ file: chosen.id, startSeconds, sound }, chosen.previewUrl ?? undefined)
        onClose()
      }}
    >
      <Stack gap="md">
        <ClipStart key={chosen.id} clip={chosen} startSeconds={startSeconds} onChange={setStartSeconds} />
        <NativeSelect
          label="Sound of the clip"
          description={sound === 'instead' ? 'This scene has no voice. Its words appear as captions only.' : undefined}
          value={sound}
          data={SOUNDS}
          onChange={({ currentTarget }) =>
            setSound(SOUNDS.find(({ value }) => value === currentTarget.value)?.value ?? 'off')
          }
        />
        <DialogActions>
          <Button variant="default" onClick={() => setFile(undefined)}>
            Other clip
          </Button>
          <Button type="submit">Use clip</Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

/** Returns the default start of a scene in a clip, in seconds. */
function startOf({ scores, seconds }: ReadyClip, sceneSeconds: number): number {
  return scores === null ? 0 : bestStart(scores, seconds, sceneSeconds)
}

function readyClip(file: Media): ReadyClip[] {
  const { kind, url, seconds } = file
  return kind === 'clip' && url !== null && seconds !== null ? [{ ...file, url, seconds }] : []
}
