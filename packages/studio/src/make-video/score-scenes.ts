import { createHash } from 'node:crypto'
import { TRACKS } from '@dayreel/catalogue'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { fromPcm, toPcm } from '../lib/pcm.ts'
import type { HeardClips } from './hear-clips.ts'
import type { ScenesSpeech } from './narrate-scenes.ts'
import type { EffectsPlan, Ports, Storyboard } from '@dayreel/storyboard'

/**
 * Makes the finished sound of a video, or finds it in the store.
 *
 * @param timing the first sample of each scene, the total number of samples, the sound effects, and the sounds of
 * clips.
 * @returns interleaved stereo, 48 kHz.
 */
export async function mixScenes(
  storyboard: Storyboard,
  { speeches, keys }: ScenesSpeech,
  {
    starts,
    samples,
    effects,
    heard,
  }: { starts: number[]; samples: number; effects: EffectsPlan | undefined; heard?: HeardClips | undefined },
  { score, readMusic }: Pick<Ports, 'score' | 'readMusic'>,
  steps: KeptSteps,
  signal: AbortSignal,
): Promise<Float32Array<ArrayBuffer>> {
  const { music } = storyboard
  const isOwn = music !== null && !TRACKS.some(({ id }) => id === music)
  const ownMusic = isOwn ? await readMusic?.(music) : undefined
  const musicKey = ownMusic ? { own: createHash('sha256').update(ownMusic).digest('hex') } : music
  const sounded = effects && { effects }
  const inputs = {
    score: score.id,
    music: musicKey,
    keys,
    starts,
    samples,
    ...sounded,
    ...(heard && { heard: heard.key }),
  }
  const bytes = await steps.part('score', inputs, async () => {
    const clips = speeches.map((speech, i) => ({ startSample: starts[i]!, samples: speech.samples }))
    const clipSounds = await heard?.read()
    const others = { ...sounded, ...(clipSounds && { clipSounds }) }
    return toPcm(await score.mix({ clips, music, ownMusic, ...others, lengthSamples: samples }, signal))
  })
  return fromPcm(bytes)
}
