import { mediaRules } from '@dayreel/catalogue'
import { Button, FileButton, Progress, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createUpload } from '#lib/create-upload.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { LevelMeter } from './level-meter.tsx'
import styles from './take-recorder.module.css'
import { useRecorder } from './use-recorder.ts'

const { accept, formats } = mediaRules('recording')

type TakeRecorderProps = {
  /** The name of the recorded file. */
  name: string
  /** The label of the button that keeps a take. */
  keepLabel: string
  /** Shown until a take is recorded, such as the earlier recording. */
  earlier?: ReactNode
  /** Further buttons. They are disabled while a take is recorded or kept. */
  buttons?: (isBusy: boolean) => ReactNode
  /** Shown above the main buttons. */
  note: ReactNode
  /** Receives the id of the stored recording. If it rejects, the recorder shows the error. */
  onKept: (recording: string, signal: AbortSignal) => Promise<void> | void
}

/** Records a take or accepts a file, and uploads it as a recording. */
export function TakeRecorder({ name, keepLabel, earlier, buttons, note, onKept }: TakeRecorderProps) {
  const [sentPart, setSentPart] = useState(0)
  const recorder = useRecorder()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const { status, take } = recorder
  const keep = useMutation({
    mutationFn: async (file: File) => {
      setSentPart(0)
      const { signal } = leaving.current
      const { id } = await createUpload(file, { kind: 'recording' }).run({ onProgress: setSentPart, signal })
      await onKept(id, signal)
    },
  })
  const isBusy = status !== 'idle' || keep.isPending
  return (
    <Stack gap="md">
      <LevelMeter stream={recorder.stream} />
      {take !== undefined ? (
        <audio className={styles.take} controls src={take.url} aria-label="Your take" />
      ) : (
        status === 'idle' && earlier
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
        {buttons?.(isBusy)}
      </div>
      {note}
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
          <Button loading={keep.isPending} onClick={() => keep.mutate(new File([take.sound], name))}>
            {keepLabel}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}
