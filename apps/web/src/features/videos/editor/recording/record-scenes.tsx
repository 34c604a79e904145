import { mediaRules, recordingOf, recordingVoice } from '@dayreel/catalogue'
import type { RecordingComparison, StoryboardScene } from '@dayreel/contract'
import { Button, FileButton, Progress, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { server } from '#lib/api.ts'
import { createUpload } from '#lib/create-upload.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { DeviationReview } from './deviation-review.tsx'
import { RecordingConsent } from './recording-consent.tsx'
import { LevelMeter } from './level-meter.tsx'
import styles from './record-dialog.module.css'
import { useRecorder } from './use-recorder.ts'

export type RecordScenesProps = {
  scenes: readonly StoryboardScene[]
  /** The language of the words. */
  language: string
  /** The index of the first scene to record. */
  first: number
  onRecorded: (sceneId: string, change: Partial<Pick<StoryboardScene, 'voice' | 'text'>>) => void
  onClose: () => void
}

const { accept, formats } = mediaRules('recording')

/** Records one scene after another, with its words on screen. A file can be uploaded instead of each take. */
export function RecordScenes({ scenes, language, first, onRecorded, onClose }: RecordScenesProps) {
  const [at, setAt] = useState(first)
  const [sentPart, setSentPart] = useState(0)
  const [review, setReview] = useState<{ recording: string; comparison: RecordingComparison }>()
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
      const comparison = await compare(id, scene.text, language)
      if (isDifferent(comparison)) setReview({ recording: id, comparison })
      else use(id)
    },
  })
  const use = (recording: string, text = scene.text): void => {
    onRecorded(scene.id, { voice: recordingVoice(recording), ...(text !== scene.text && { text }) })
    setReview(undefined)
    if (isLast) onClose()
    else goTo(at + 1)
  }
  const recordAgain = (recording: string): void => {
    setReview(undefined)
    goTo(at)
    // The file is not needed any more. If it can’t be deleted now, the user finds it among the files.
    server.deleteMedia({ params: { id: recording } }).catch(() => undefined)
  }
  const isBusy = status !== 'idle' || keep.isPending
  if (review !== undefined) {
    return (
      <DeviationReview
        text={scene.text}
        comparison={review.comparison}
        onUse={(text) => use(review.recording, text)}
        onRecordAgain={() => recordAgain(review.recording)}
      />
    )
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        Scene {number} of {scenes.length}
      </Text>
      <p className={styles.words} dir="auto">
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
      <RecordingConsent isAsked={!isEnglish(language)} purpose="so that captions are in time with your voice" />
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

/** Dayreel times English recordings itself. */
function isEnglish(language: string): boolean {
  return language === 'en'
}

/** Compares a recording with the words of its scene. The result is only a hint, so a failure changes nothing. */
async function compare(id: string, text: string, language: string): Promise<RecordingComparison | undefined> {
  return server.compareRecording({ params: { id }, body: { text, language } }).catch(() => undefined)
}

function isDifferent(comparison: RecordingComparison | undefined): comparison is RecordingComparison {
  return comparison !== undefined && (comparison.result === 'other_words' || comparison.deviations.length > 0)
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
