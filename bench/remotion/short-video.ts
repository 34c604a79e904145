import { DEFAULT_CAPTION_STYLE, frameOf, type Quality } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { writeStoryboard, type WriteRequest } from '@dayreel/storyboard'
import {
  CAPTION_LOOKS,
  CAPTIONS_ID,
  completeStoryboard,
  illustrateScenes,
  KeptSteps,
  keyOf,
  type RenderOptions,
  speakScenes,
} from '@dayreel/studio/testing'

/** All that a renderer is given: scenes with pictures and captions, the mixed sound, the size, the frame rate. */
export type ShortVideo = Required<Pick<RenderOptions, 'scenes' | 'captions' | 'size' | 'framesPerSecond'>> & {
  sound: Float32Array
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
    const written = await writeStoryboard({ ...REQUEST, quality }, ports, measure, { signal })
    const storyboard = completeStoryboard(written.storyboard, ports)
    const watch = { signal, onScene: () => undefined, onPicture: () => undefined }
    const spoken = await speakScenes(storyboard, ports, steps, watch)
    const { pictures, keys } = await illustrateScenes(storyboard, ports.illustrator, steps, watch)
    return {
      scenes: storyboard.scenes.map(({ id }, i) => {
        const { bytes, ...picture } = pictures[i]!
        const { seconds, pages } = spoken.scenes[i]!
        const key = keyOf('illustrate', keys[i])
        return { id, seconds, picture: { key, ...picture, read: () => Promise.resolve(bytes) }, captions: pages }
      }),
      captions: { version: CAPTIONS_ID, look: CAPTION_LOOKS[DEFAULT_CAPTION_STYLE] },
      sound: spoken.sound,
      size: frameOf(storyboard.format, quality),
      framesPerSecond: storyboard.format.framesPerSecond,
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
