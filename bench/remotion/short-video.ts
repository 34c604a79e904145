import { FRAMES_PER_SECOND, QUALITIES, type Quality } from '@dayreel/catalogue'
import { createEmbeddedPorts, type Storyboard, type WriteRequest } from '@dayreel/studio'
import { pageCaptions } from '../../packages/studio/src/caption/page-captions.ts'
import { CAPTIONS_VERSION } from '../../packages/studio/src/caption/caption-painter.ts'
import { illustrateScenes } from '../../packages/studio/src/illustrate-scenes.ts'
import { KeptSteps, keyOf } from '../../packages/studio/src/kept-steps.ts'
import { narrateScenes } from '../../packages/studio/src/narrate-scenes.ts'
import type { RenderOptions } from '../../packages/studio/src/render/render-video.ts'
import { SAMPLES_PER_FRAME, timeScenes } from '../../packages/studio/src/render/timing.ts'
import { mixScenes } from '../../packages/studio/src/score-scenes.ts'

/** All that a renderer is given: scenes with pictures and captions, the mixed sound, the size. */
export type ShortVideo = Required<Pick<RenderOptions, 'scenes' | 'captions' | 'sound' | 'size'>> & {
  pictures: Uint8Array[]
}

/** About ten seconds. */
const SCRIPT =
  'The harbour was empty before sunrise. A single lantern moved along the wall. ' +
  'Then the tide brought back the old boat, its table still laid for two.'

/** Makes everything of a video but its frames, as makeVideo does, with nothing kept. */
export async function prepareShortVideo(quality: Quality): Promise<ShortVideo> {
  const { signal } = new AbortController()
  const store = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() }
  const ports = createEmbeddedPorts({ store })
  try {
    const steps = new KeptSteps(store)
    const measure = (text: string, language: string): Promise<number> =>
      ports.narrator.measure({ text, language, voice: REQUEST.voice, pace: 1 }, signal)
    const written = await ports.writer.write({ ...REQUEST, quality }, measure, signal)
    const texts = written.scenes.map(({ text }) => text)
    const storyboard: Storyboard = { ...written, world: ports.illustrator.chooseWorld({ ...written, texts }) }
    const watch = { signal, onScene: () => undefined }
    const speech = await narrateScenes(storyboard, ports.narrator, steps, watch)
    const { pictures, keys } = await illustrateScenes(storyboard, ports.illustrator, steps, watch)
    const { sceneFrames, samples } = timeScenes(speech.speeches.map(({ seconds }) => seconds))
    const starts = sceneFrames.map((_, i) => sceneFrames.slice(0, i).reduce((sum, frames) => sum + frames, 0))
    const times = { starts: starts.map((frame) => frame * SAMPLES_PER_FRAME), samples }
    return {
      scenes: storyboard.scenes.map(({ id, text }, i) => {
        const { bytes, width, height, focus } = pictures[i]!
        const { words, seconds } = speech.speeches[i]!
        const captionTimes = { language: storyboard.language, sceneSeconds: sceneFrames[i]! / FRAMES_PER_SECOND }
        return {
          id,
          seconds,
          picture: { key: keyOf('illustrate', keys[i]), width, height, focus, read: () => Promise.resolve(bytes) },
          captions: pageCaptions(text, words, captionTimes),
        }
      }),
      captions: { version: CAPTIONS_VERSION },
      sound: await mixScenes(storyboard, speech, times, ports.score, steps, signal),
      size: QUALITIES[quality],
      pictures: pictures.map(({ bytes }) => bytes),
    }
  } finally {
    await ports.close()
  }
}

const REQUEST: Omit<WriteRequest, 'quality'> = {
  text: SCRIPT,
  template: 'general',
  durationSeconds: 20,
  style: 'None',
  voice: 'dr-voice-miles',
  music: 'smooth-ride',
  notes: '',
  seed: 1,
}
