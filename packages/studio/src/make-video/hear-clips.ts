import { type Transition, transitionOf } from '@dayreel/catalogue'
import type { ClipSound, Ports, SceneClip, Storyboard } from '@dayreel/storyboard'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { readClipFacts } from '../own-clip/cut-clip.ts'
import { readClipSound } from '../own-clip/read-clip-sound.ts'
import { playClip } from '../render/clip-play.ts'
import { samplesInFrame } from '../render/timing.ts'
import { overrunInFrames } from '../render/transition.ts'
import { openerOf, startFrameOf } from './draw-clips.ts'

/** The sounds of a video's clips. Equal keys mean equal sounds. */
export type HeardClips = { key: unknown; read: () => Promise<ClipSound[]> }

/**
 * Finds the clips whose sound is used. The sound begins where the picture begins.
 *
 * @returns undefined if there is none.
 */
export async function hearClips(
  storyboard: Pick<Storyboard, 'scenes' | 'framesPerSecond' | 'transition' | 'music'>,
  sceneFrames: readonly number[],
  open: Ports['openClip'],
): Promise<HeardClips | undefined> {
  const { scenes, framesPerSecond } = storyboard
  const transition = transitionOf(storyboard)
  const keys: unknown[] = []
  const reads: (() => Promise<ClipSound | undefined>)[] = []
  let startFrame = 0
  for (const [i, { clip }] of scenes.entries()) {
    const frames = sceneFrames[i]!
    const place = { startFrame, frames }
    startFrame += frames
    if (clip?.sound === undefined || clip.sound === 'off') continue
    await using file = await openerOf(open)(clip.file)
    keys.push({ clip: file.key, startSeconds: clip.startSeconds, sound: clip.sound, ...place })
    reads.push(() => readOne(clip, { ...place, framesPerSecond, transition }, open))
  }
  if (reads.length === 0) return undefined
  return {
    key: keys,
    async read() {
      const sounds: ClipSound[] = []
      // One after another, because together long clips would fill the memory.
      for (const read of reads) sounds.push(...[(await read()) ?? []].flat())
      return sounds
    },
  }
}

async function readOne(
  { file, startSeconds, sound }: SceneClip,
  {
    startFrame,
    frames,
    framesPerSecond,
    transition,
  }: { startFrame: number; frames: number; framesPerSecond: number; transition: Transition },
  open: Ports['openClip'],
): Promise<ClipSound | undefined> {
  await using clip = await openerOf(open)(file)
  const facts = await readClipFacts(clip.path)
  const seconds = (frames + overrunInFrames(transition, framesPerSecond)) / framesPerSecond
  const play = playClip({ ...facts, startFrame: startFrameOf(facts, startSeconds) }, seconds)
  const heard = await readClipSound(clip.path, {
    startSeconds: (play.from + play.first) / play.framesPerSecond,
    samples: frames * samplesInFrame(framesPerSecond),
    ...(play.loops && { loopSeconds: play.count / play.framesPerSecond }),
  })
  if (heard === undefined) return undefined
  const startSample = Math.round((startFrame / framesPerSecond) * SAMPLE_RATE)
  return { startSample, ...heard, isInsteadOfVoice: sound === 'instead' }
}
