import { recordingOf, recordingVoice } from '@dayreel/catalogue'
import type { RecordingComparison, StoryboardScene } from '@dayreel/contract'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { RecordingConsent } from '../../recording/recording-consent.tsx'
import { TakeRecorder } from '../../recording/take-recorder.tsx'
import { compareRecording } from './compare-recording.ts'
import { DeviationReview } from './deviation-review.tsx'
import styles from './record-dialog.module.css'

/** The change to a scene after it was recorded. */
export type RecordedChange = Partial<Pick<StoryboardScene, 'voice' | 'text' | 'said'>>

export type RecordScenesProps = {
  scenes: readonly StoryboardScene[]
  /** The language of the words. */
  language: string
  /** The index of the first scene to record. */
  first: number
  /** Called with the changes of scenes, by scene id. */
  onRecorded: (changes: Readonly<Record<string, RecordedChange>>) => void
  /** Switches to one take for all scenes. */
  onOneTake: () => void
  onClose: () => void
}

/** Records one scene after another, with its words on screen. The user can upload a file instead of each take. */
export function RecordScenes({ scenes, language, first, onRecorded, onOneTake, onClose }: RecordScenesProps) {
  const [at, setAt] = useState(first)
  /** Counts the attempts, so that each one begins without a take. */
  const [attempt, setAttempt] = useState(0)
  const [review, setReview] = useState<{ recording: string; comparison: RecordingComparison }>()
  const scene = scenes[at]!
  const number = at + 1
  const isLast = number === scenes.length
  const use = (recording: string, text = scene.text): void => {
    const voice = recordingVoice(recording)
    onRecorded({ [scene.id]: { voice, said: text, ...(text !== scene.text && { text }) } })
    setReview(undefined)
    if (isLast) onClose()
    else setAt(at + 1)
  }
  const recordAgain = (recording: string): void => {
    setReview(undefined)
    setAttempt(attempt + 1)
    // The file is not needed any more. If it can’t be deleted now, the user finds it among the files.
    server.deleteMedia({ params: { id: recording } }).catch(() => undefined)
  }
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
      <TakeRecorder
        key={`${scene.id} ${attempt}`}
        name={`Scene ${number}`}
        keepLabel={isLast ? 'Use this take' : 'Use this take and continue'}
        earlier={<EarlierTake voice={scene.voice} />}
        buttons={(isBusy) =>
          scenes.length > 1 && (
            <div>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={isBusy || at === 0}
                onClick={() => setAt(at - 1)}
              >
                Previous scene
              </Button>
              <Button variant="subtle" color="gray" size="sm" disabled={isBusy || isLast} onClick={() => setAt(at + 1)}>
                Next scene
              </Button>
              <Button variant="subtle" color="gray" size="sm" disabled={isBusy} onClick={onOneTake}>
                All scenes in one take
              </Button>
            </div>
          )
        }
        note={
          <RecordingConsent needsServer={language !== 'en'} purpose="so that captions are in time with your voice" />
        }
        onKept={async (recording) => {
          const comparison = await compareRecording(recording, scene.text, language)
          if (comparison === undefined) use(recording)
          else setReview({ recording, comparison })
        }}
      />
    </Stack>
  )
}

/** Plays the scene's current recording. */
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
