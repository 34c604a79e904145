import { MAX_VOICES, NO_VOICE } from '@dayreel/catalogue'
import type { VoiceEntry } from '../choice-entries.ts'

/**
 * Returns the voices of the speakers of a conversation, that of speaker 1 first. They belong to the same service as the
 * video's voice, so the price stays the same. Voices of another gender come first, so speakers are easy to tell apart.
 */
export function castSpeakers(
  { voice, language }: { voice: string; language: string },
  voices: readonly VoiceEntry[] = [],
): string[] {
  if (voice === NO_VOICE) return [voice]
  const main = voices.find(({ id }) => id === voice)
  const others = voices.filter(
    ({ id, provider, languages }) =>
      id !== voice &&
      id !== NO_VOICE &&
      provider === main?.provider &&
      (languages === 'any' || languages.includes(language)),
  )
  const isLike = ({ gender }: VoiceEntry): number => (gender === main?.gender ? 1 : 0)
  const ordered = others.toSorted((one, other) => isLike(one) - isLike(other))
  return [voice, ...ordered.map(({ id }) => id)].slice(0, MAX_VOICES)
}
