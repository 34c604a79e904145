/** The embedded narrators. Ids are fixed for ever: storyboards and channels keep them. */
export const VOICES = [
  { id: 'dr-voice-miles', name: 'Miles', description: 'A calm, deep man who has all evening.' },
  { id: 'dr-voice-clara', name: 'Clara', description: 'A clear, quick woman with a story to tell.' },
  { id: 'dr-voice-ewan', name: 'Ewan', description: 'A Scottish man, warm and a little dry.' },
  { id: 'dr-voice-ada', name: 'Ada', description: 'A low, unhurried woman, close to the microphone.' },
  { id: 'dr-voice-theo', name: 'Theo', description: 'A younger man, bright and forward.' },
  { id: 'dr-voice-gideon', name: 'Gideon', description: 'A very deep man, slow and grave.' },
  { id: 'dr-voice-juno', name: 'Juno', description: 'A young woman, light and fast.' },
] as const
export type VoiceId = (typeof VOICES)[number]['id']
export const DEFAULT_VOICE_ID: VoiceId = 'dr-voice-miles'
