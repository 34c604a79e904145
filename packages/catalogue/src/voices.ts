/** The embedded narrators, named as the wire names them. Ids are fixed for ever: storyboards and channels keep them. */
export const VOICES = [
  voice('dr-voice-miles', 'Miles', 'A calm, deep man who has all evening.'),
  voice('dr-voice-clara', 'Clara', 'A clear, quick woman with a story to tell.'),
  voice('dr-voice-ewan', 'Ewan', 'A Scottish man, warm and a little dry.'),
  voice('dr-voice-ada', 'Ada', 'A low, unhurried woman, close to the microphone.'),
  voice('dr-voice-theo', 'Theo', 'A younger man, bright and forward.'),
  voice('dr-voice-gideon', 'Gideon', 'A very deep man, slow and grave.'),
  voice('dr-voice-juno', 'Juno', 'A young woman, light and fast.'),
] as const
export type VoiceId = (typeof VOICES)[number]['voice_id']
export const DEFAULT_VOICE_ID: VoiceId = 'dr-voice-miles'

function voice<const Id extends string, const Name extends string>(id: Id, name: Name, description: string) {
  return { voice_id: id, name, preview_url: `/media/voices/${id}.m4a`, description } as const
}
