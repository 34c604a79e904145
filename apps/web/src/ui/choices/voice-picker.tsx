import { recordingOf } from '@dayreel/catalogue'
import { Skeleton } from '@mantine/core'
import { CallError } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { voicesQuery } from '#lib/voices.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { OwnVoice } from './own-voice.tsx'
import styles from './preview-choice.module.css'
import type { PreviewSound } from './use-preview-sound.ts'
import { VoiceList } from './voice-list.tsx'

type VoicePickerProps = {
  voiceId: string
  /** Primary language subtag of the script, if it is known. */
  language?: string | undefined
  sound: PreviewSound
  onSelect: (voiceId: string) => void
}

/** Lets the user choose the narrator. */
export function VoicePicker({ voiceId, language, sound, onSelect }: VoicePickerProps) {
  const voices = useQuery(voicesQuery)
  if (voices.isPending)
    return (
      <div className={styles.choices} role="status" aria-busy="true" aria-label="Loading voices">
        {[0, 1, 2, 3].map((i) => (
          <Skeleton key={i} h={48} radius="md" />
        ))}
      </div>
    )
  if (voices.isLoadingError)
    return (
      <Problem
        title="Voices couldn’t be loaded"
        error={new Error(explain(voices.error))}
        onRetry={() => void voices.refetch()}
      />
    )
  if (voices.data.length === 0) return <Notice kind="hint">No voices available.</Notice>
  const ownProblem = voices.data.some(({ voice_id }) => voice_id === sound.problem?.id) ? sound.problem : undefined
  return (
    <>
      <OwnVoice voiceId={voiceId} />
      <VoiceList voices={voices.data} voiceId={voiceId} language={language} sound={sound} onSelect={onSelect} />
      {ownProblem !== undefined && <Notice kind="problem">{ownProblem.text}</Notice>}
    </>
  )
}

function explain(error: unknown): string {
  if (error instanceof CallError && error.status === 401) return 'User session ended or became invalid.'
  if (error instanceof Error && error.name === 'ZodError') return 'Invalid response format received from API.'
  return messageOf(error)
}

/**
 * Returns the chosen voice's id, or the first voice's id if the chosen voice is no longer offered. A recording is in no
 * list, so the server checks it.
 */
export function useOfferedVoice(voiceId: string): string {
  const { data: voices } = useQuery(voicesQuery)
  if (voices === undefined || recordingOf(voiceId) !== undefined || voices.some(({ voice_id }) => voice_id === voiceId))
    return voiceId
  return voices[0]?.voice_id ?? voiceId
}
