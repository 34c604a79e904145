import { createStandInVoice, toWav } from '@dayreel/studio/testing'

/**
 * Says a text of any language and returns a WAV file, as a person uploads it.
 *
 * @param speed relative to the usual speed.
 */
export async function say(text: string, speed = 1): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const voice = createStandInVoice()
  const { samples } = await voice.speak(text, { speed, signal: new AbortController().signal })
  await voice.close()
  return { name: 'take.wav', mimeType: 'audio/wav', buffer: toWav(samples) }
}
