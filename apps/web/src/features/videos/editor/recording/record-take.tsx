import { recordingVoice } from '@dayreel/catalogue'
import type { RecordingComparison, StoryboardScene } from '@dayreel/contract'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { RecordingConsent } from '../../recording/recording-consent.tsx'
import { TakeRecorder } from '../../recording/take-recorder.tsx'
import { compareRecording } from './compare-recording.ts'
import { DeviationReview } from './deviation-review.tsx'
import styles from './record-dialog.module.css'
import type { RecordScenesProps } from './record-scenes.tsx'

type RecordTakeProps = Pick<RecordScenesProps, 'scenes' | 'language' | 'onRecorded' | 'onClose'> & {
  /** Switches to recording scene by scene, beginning with the given scene. */
  onSingleScenes: (first: number) => void
}

type Difference = { index: number; comparison: RecordingComparison }

/** Records all scenes in one take, with all words on screen. The server cuts the take into the scenes. */
export function RecordTake({ scenes, language, onRecorded, onSingleScenes, onClose }: RecordTakeProps) {
  const [differences, setDifferences] = useState<readonly Difference[]>([])
  const [different] = differences
  const goOn = (): void => {
    if (differences.length > 1) setDifferences(differences.slice(1))
    else onClose()
  }
  const keep = async (take: string, signal: AbortSignal): Promise<void> => {
    const texts = scenes.map(({ text }) => text)
    const { recordings } = await server.cutRecording({ params: { id: take }, body: { texts, language } }, { signal })
    const compared = await Promise.all(
      scenes.map(async ({ text }, index) => {
        const comparison = await compareRecording(recordings[index]!.id, text, language)
        return comparison === undefined ? [] : [{ index, comparison }]
      }),
    )
    signal.throwIfAborted()
    onRecorded(
      Object.fromEntries(
        scenes.map(({ id, text }, i) => [id, { voice: recordingVoice(recordings[i]!.id), said: text }]),
      ),
    )
    // The scenes have their own files now. If it can’t be deleted, the user finds it among the files.
    server.deleteMedia({ params: { id: take } }).catch(() => undefined)
    if (compared.flat().length === 0) onClose()
    else setDifferences(compared.flat())
  }
  if (different !== undefined) {
    const { index, comparison } = different
    const scene = scenes[index]!
    return (
      <Stack gap="md">
        <Text size="sm" c="dimmed" role="status">
          Scene {index + 1} of {scenes.length}
        </Text>
        <DeviationReview
          key={scene.id}
          text={scene.text}
          comparison={comparison}
          onUse={(text) => {
            onRecorded({ [scene.id]: { text, said: text } })
            goOn()
          }}
          onRecordAgain={() => onSingleScenes(index)}
        />
      </Stack>
    )
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Read all scenes in order, with a short pause between them. The recording is then cut into the scenes.
      </Text>
      <Script scenes={scenes} />
      <TakeRecorder
        name="All scenes"
        keepLabel="Use this take"
        buttons={(isBusy) => (
          <Button variant="subtle" color="gray" size="sm" disabled={isBusy} onClick={() => onSingleScenes(0)}>
            Scene by scene
          </Button>
        )}
        note={
          <RecordingConsent needsServer={language !== 'en'} purpose="so that captions are in time with your voice" />
        }
        onKept={keep}
      />
    </Stack>
  )
}

/** The words of all scenes. The list can be scrolled by keyboard. */
function Script({ scenes }: { scenes: readonly StoryboardScene[] }) {
  return (
    <div className={styles.script} role="region" aria-label="Words of all scenes" tabIndex={0}>
      {scenes.map(({ id, text }) => (
        <p key={id} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}
