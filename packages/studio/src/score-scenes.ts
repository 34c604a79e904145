import type { KeptSteps } from './kept-steps.ts'
import type { ScenesSpeech } from './narrate-scenes.ts'
import type { Score } from './ports.ts'
import type { Storyboard } from './storyboard.ts'

/**
 * The finished sound of a video, made or found.
 *
 * @param timing the sample each scene starts at, and how many there are in all.
 * @returns interleaved stereo, 48 kHz.
 */
export async function mixScenes(
  storyboard: Storyboard,
  { speeches, keys }: ScenesSpeech,
  { starts, samples }: { starts: number[]; samples: number },
  score: Score,
  steps: KeptSteps,
  signal: AbortSignal,
): Promise<Float32Array> {
  const { music } = storyboard
  const bytes = await steps.part('score', { score: score.id, music, keys, starts, samples }, async () => {
    const clips = speeches.map((speech, i) => ({ startSample: starts[i]!, samples: speech.samples }))
    return packSound(await score.mix({ clips, music, lengthSamples: samples }, signal))
  })
  return unpackSound(bytes)
}

/** Sixteen bits are what is left to hear after AAC, and half the room. */
function packSound(sound: Float32Array): Uint8Array {
  const pcm = new Int16Array(sound.length)
  for (let i = 0; i < sound.length; i++) pcm[i] = Math.round(Math.max(-1, Math.min(1, sound[i]!)) * 32_767)
  return new Uint8Array(pcm.buffer)
}

function unpackSound(bytes: Uint8Array): Float32Array {
  const pcm = new Int16Array(bytes.slice().buffer)
  const sound = new Float32Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) sound[i] = pcm[i]! / 32_767
  return sound
}
