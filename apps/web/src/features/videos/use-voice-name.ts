import { NO_VOICE, recordingOf, VOICES } from '@dayreel/catalogue'
import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '#lib/voices.ts'

/**
 * Returns the name of a voice. Asks the server only for voices of a connected or local service.
 *
 * @returns undefined while the voices load, and for a voice that is no longer offered.
 */
export function useVoiceName(voiceId: string): string | undefined {
  const known = recordingOf(voiceId) === undefined ? nameOf(voiceId, VOICES) : 'Your recording'
  const { data = [] } = useQuery({ ...voicesQuery, enabled: known === undefined })
  return known ?? nameOf(voiceId, data)
}

function nameOf(voiceId: string, voices: readonly { voice_id: string; name: string }[]): string | undefined {
  return voiceId === NO_VOICE ? 'No voice' : voices.find(({ voice_id }) => voice_id === voiceId)?.name
}
