import { bestStart, type FoundClipPhoto } from '@dayreel/contract'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Problem } from '#ui/problem.tsx'
import { ClipStart } from './clip-start.tsx'

/** Shorter than the lifetime of the clip's signed path. */
const FRESH_MS = 3_600_000

export type FoundClipFormProps = {
  videoId: string
  photo: FoundClipPhoto
  /** Length of the scene. */
  sceneSeconds: number
  /** @param startSeconds undefined for the default start. */
  onChosen: (startSeconds: number | undefined) => void
  onClose: () => void
}

/** Loads the clip of a service, and then lets the user choose its start. */
export function FoundClipForm({ videoId, photo, sceneSeconds, onChosen, onClose }: FoundClipFormProps) {
  const clip = useQuery({
    queryKey: ['found-clip', videoId, photo.file],
    queryFn: ({ signal }) => server.openFoundClip({ params: { id: videoId }, body: { photo } }, { signal }),
    retry: false,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  })
  const [chosenStart, setStartSeconds] = useState(photo.clip.startSeconds)
  if (clip.isLoadingError)
    return <Problem title="The clip couldn’t be loaded" error={clip.error} onRetry={() => void clip.refetch()} />
  if (clip.data === undefined)
    return (
      <Stack gap="sm">
        <Skeleton h={220} aria-hidden />
        <Text size="sm" role="status">
          Loading the clip from {photo.site}. The first time, this can take a minute.
        </Text>
      </Stack>
    )
  const { scores, seconds } = clip.data
  const choose = (startSeconds: number | undefined): void => {
    onChosen(startSeconds)
    onClose()
  }
  const startSeconds = chosenStart ?? bestStart(scores, seconds, sceneSeconds)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        choose(startSeconds)
      }}
    >
      <Stack gap="md">
        <ClipStart
          clip={{ ...clip.data, name: photo.title, previewUrl: null }}
          startSeconds={startSeconds}
          onChange={setStartSeconds}
        />
        <DialogActions>
          <Button variant="default" onClick={() => choose(undefined)}>
            Choose automatically
          </Button>
          <Button type="submit">Use this start</Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
