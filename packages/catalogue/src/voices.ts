/**
 * The built-in narrators with the names that the API uses. Never change an id, because storyboards and channels store
 * it.
 */
export const VOICES = [
  voice('dr-voice-miles', 'Miles', 'A calm, deep, unhurried male voice.'),
  voice('dr-voice-clara', 'Clara', 'A clear, quick, lively female voice.'),
  voice('dr-voice-ewan', 'Ewan', 'A warm, slightly dry male voice with a Scottish accent.'),
  voice('dr-voice-ada', 'Ada', 'A low, unhurried, intimate female voice.'),
  voice('dr-voice-theo', 'Theo', 'A bright, confident, younger male voice.'),
  voice('dr-voice-gideon', 'Gideon', 'A very deep, slow, serious male voice.'),
  voice('dr-voice-juno', 'Juno', 'A light, fast, young female voice.'),
] as const
export type VoiceId = (typeof VOICES)[number]['voice_id']
/** The voice id of a video without narration. Its captions advance at reading pace. */
export const NO_VOICE = 'none'
export const DEFAULT_VOICE_ID: VoiceId = 'dr-voice-miles'

function voice<const Id extends string, const Name extends string>(id: Id, name: Name, description: string) {
  return { voice_id: id, name, preview_url: `/media/voices/${id}.m4a`, description } as const
}
