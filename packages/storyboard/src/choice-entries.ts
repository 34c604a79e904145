import { NO_VOICE, type VOICES } from '@dayreel/catalogue'

/** An entry of a list that a user chooses from. */
export type ChoiceEntry = { id: string | number | boolean; name: string }

/** An entry of the list of voices. */
export type VoiceEntry = {
  id: string
  name: string
  description: string
  /** A path on this site. */
  previewUrl: string
  /** Primary language subtags of BCP 47, the voice's own language first, or `any`. */
  languages: readonly string[] | 'any'
  /** The name of the service that speaks, for users. Absent for built-in voices. */
  provider?: string
  gender?: 'female' | 'male' | undefined
  age?: 'young' | 'middle-aged' | 'old' | undefined
  mood?: string | undefined
  /** The site's usual cost of a minute of speech. Absent if it is unknown or nothing. */
  dollarsPerMinute?: number | undefined
}

/** The entry of a video without a voice. */
export const NO_VOICE_ENTRY: VoiceEntry = {
  id: NO_VOICE,
  name: 'No voice',
  description: 'Captions at reading pace, with the music.',
  previewUrl: '',
  languages: 'any',
}

/** Returns the entry of a built-in voice. */
export function toVoiceEntry({
  voice_id: id,
  name,
  description,
  preview_url: previewUrl,
}: (typeof VOICES)[number]): VoiceEntry {
  return { id, name, description, previewUrl, languages: ['en'] }
}
