import { createStandInVoice, toWav } from '@dayreel/studio/testing'

/**
 * Speaks a text in any language. Returns a WAV file, like one that a user uploads.
 *
 * @param speed relative to the normal speed; 1 is normal.
 */
export async function say(text: string, speed = 1): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const voice = createStandInVoice()
  const { samples } = await voice.speak(text, { speed, signal: new AbortController().signal })
  await voice.close()
  return { name: 'take.wav', mimeType: 'audio/wav', buffer: toWav(samples) }
}
