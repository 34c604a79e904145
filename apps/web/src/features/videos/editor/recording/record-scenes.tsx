import { mediaRules, recordingOf, recordingVoice } from '@dayreel/catalogue'
import type { StoryboardScene } from '@dayreel/contract'
import { Button, FileButton, Progress, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { server } from '#lib/api.ts'
import { createUpload } from '#lib/create-upload.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { LevelMeter } from './level-meter.tsx'
import styles from './record-dialog.module.css'
import { useRecorder } from './use-recorder.ts'

export type RecordScenesProps = {
  scenes: readonly StoryboardScene[]
  /** The index of the first scene to record. */
  first: number
  onRecorded: (sceneId: string, change: Pick<StoryboardScene, 'voice'>) => void
  onClose: () => void
}

const { accept, formats } = mediaRules('recording')

/** Records one scene after another, with its words on screen. A file can be uploaded instead of each take. */
export function RecordScenes({ scenes, first, onRecorded, onClose }: RecordScenesProps) {
  const [at, setAt] = useState(first)
  const [sentPart, setSentPart] = useState(0)
  const recorder = useRecorder()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const { status, take } = recorder
  const scene = scenes[at]!
  const number = at + 1
  const isLast = number === scenes.length
  const goTo = (next: number): void => {
    recorder.discard()
    keep.reset()
    setAt(next)
  }
  const keep = useMutation({
    mutationFn: async (file: File) => {
      setSentPart(0)
      const { signal } = leaving.current
      const { id } = await createUpload(file, { kind: 'recording' }).run({ onProgress: setSentPart, signal })
      onRecorded(scene.id, { voice: recordingVoice(id) })
    },
    onSuccess: () => (isLast ? onClose() : goTo(at + 1)),
  })
  const isBusy = status !== 'idle' || keep.isPending
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        Scene {number} of {scenes.length}
      </Text>
      <p className={styles.words} dir="auto" tabIndex={-1}>
        {scene.text}
      </p>
      <LevelMeter stream={recorder.stream} />
      {take !== undefined ? (
        <audio className={styles.take} controls src={take.url} aria-label="Your take" />
      ) : (
        status === 'idle' && <EarlierTake voice={scene.voice} />
      )}
      {recorder.problem !== undefined && <Notice kind="problem">{recorder.problem}</Notice>}
      {keep.isError && (
        <Notice kind="problem">{messageOf(keep.error, 'The recording couldn’t be uploaded. Try again.')}</Notice>
      )}
      {keep.isPending && <Progress value={100 * sentPart} aria-label="Upload, percent" animated={sentPart === 1} />}
      <div className={styles.ways}>
        <FileButton accept={accept} onChange={(file) => file !== null && keep.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              variant="subtle"
              color="gray"
              size="sm"
              disabled={isBusy}
              leftSection={<Icon name="upload" size={16} />}
              title={formats}
            >
              Upload a file
            </Button>
          )}
        </FileButton>
        {scenes.length > 1 && (
          <div>
            <Button variant="subtle" color="gray" size="sm" disabled={isBusy || at === 0} onClick={() => goTo(at - 1)}>
              Previous scene
            </Button>
            <Button variant="subtle" color="gray" size="sm" disabled={isBusy || isLast} onClick={() => goTo(at + 1)}>
              Next scene
            </Button>
          </div>
        )}
      </div>
      <Text size="xs" c="dimmed">
        Recordings stay on this site. They are never sent to a voice service or a language model.
      </Text>
      <DialogActions>
        {status === 'recording' ? (
          <Button color="red" onClick={recorder.stop} data-autofocus>
            Stop recording
          </Button>
        ) : (
          <Button
            {...(take !== undefined && { variant: 'default' })}
            loading={status === 'asking'}
            disabled={keep.isPending}
            onClick={recorder.start}
          >
            {take === undefined ? 'Record' : 'Record again'}
          </Button>
        )}
        {take !== undefined && (
          <Button loading={keep.isPending} onClick={() => keep.mutate(new File([take.sound], `Scene ${number}`))}>
            {isLast ? 'Use this take' : 'Use it and go on'}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}

/** The recording that the scene has already. */
function EarlierTake({ voice }: { voice: string | undefined }) {
  const id = voice === undefined ? undefined : recordingOf(voice)
  const { data } = useQuery({
    queryKey: ['media', id],
    queryFn: ({ signal }) => server.getMedia({ params: { id: id! } }, { signal }),
    enabled: id !== undefined,
  })
  if (data?.url == null) return null
  return <audio className={styles.take} controls src={data.url} aria-label="The current recording" />
}
