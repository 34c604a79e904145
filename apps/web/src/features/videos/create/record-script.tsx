import { MAX_TEXT_CHARACTERS } from '@dayreel/catalogue'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { RecordingConsent, recordingConsentQuery } from '../recording/recording-consent.tsx'
import { TakeRecorder } from '../recording/take-recorder.tsx'
import styles from './record-script.module.css'

export type RecordScriptProps = {
  /** The script so far. It may be empty. */
  text: string
  onUse: (recorded: { recording: string; text: string }) => void
}

type Recorded = {
  recording: string
  /** The words that the transcription server returned. */
  heard?: string
  /** Why the transcription failed. */
  problem?: string
}

/** Records a script in one take. Then the transcription server, or the user, supplies its words. */
export function RecordScript({ text, onUse }: RecordScriptProps) {
  const [recorded, setRecorded] = useState<Recorded>()
  const { data: consent } = useQuery(recordingConsentQuery)
  const isWritten = consent?.service != null && consent.isGiven === true
  if (recorded !== undefined) return <Words {...recorded} script={text} onUse={onUse} />
  return (
    <Stack gap="md">
      <Text size="sm">
        {text === ''
          ? 'Say what the video should say, or upload a recording. It becomes the voice of the video.'
          : 'Read the script aloud in one take. The recording becomes the voice of the video.'}
      </Text>
      {text !== '' && (
        <div className={styles.script} role="region" aria-label="Script" tabIndex={0} dir="auto">
          {text}
        </div>
      )}
      <TakeRecorder
        name="My voice"
        keepLabel="Use this take"
        note={<RecordingConsent needsServer purpose="and writes down your words" />}
        onKept={async (recording, signal) => {
          if (!isWritten || text !== '') return setRecorded({ recording })
          const written = await server
            .transcribeRecording({ params: { id: recording } }, { signal })
            .then(({ text: heard }) => ({ heard }))
            .catch((error: unknown) => ({ problem: messageOf(error) }))
          signal.throwIfAborted()
          setRecorded({ recording, ...written })
        }}
      />
    </Stack>
  )
}

/** Lets the user correct or type the words of the recording. */
function Words({
  recording,
  heard,
  problem,
  script,
  onUse,
}: Recorded & { script: string } & Pick<RecordScriptProps, 'onUse'>) {
  const [words, setWords] = useState(heard ?? script)
  const { data } = useQuery({
    queryKey: ['media', recording],
    queryFn: ({ signal }) => server.getMedia({ params: { id: recording } }, { signal }),
  })
  return (
    <Stack gap="md">
      {data?.url != null && <audio className={styles.take} controls src={data.url} aria-label="Your recording" />}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Textarea
        label="Words of the recording"
        description={
          heard === undefined || heard === ''
            ? 'Type the words as you said them. Captions and pictures follow them.'
            : 'Correct the words if they were heard wrongly. Captions and pictures follow them.'
        }
        autosize
        minRows={4}
        maxRows={12}
        maxLength={MAX_TEXT_CHARACTERS}
        dir="auto"
        data-autofocus
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <DialogActions>
        <Button disabled={words.trim() === ''} onClick={() => onUse({ recording, text: words.trim() })}>
          Use this recording
        </Button>
      </DialogActions>
    </Stack>
  )
}
