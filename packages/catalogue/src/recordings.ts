const PREFIX = 'recording/'

/** Returns the voice id of a user's own recording of one scene's words. */
export function recordingVoice(mediaId: string): string {
  return `${PREFIX}${mediaId}`
}

/** Returns the media id of the recording behind a voice. Undefined for all other voices. */
export function recordingOf(voice: string): string | undefined {
  return voice.startsWith(PREFIX) ? voice.slice(PREFIX.length) : undefined
}
