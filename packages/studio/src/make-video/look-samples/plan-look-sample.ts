import { NO_CAPTIONS } from '@dayreel/catalogue'
import {
  chooseIllustrator,
  cutTitle,
  type Ports,
  type Storyboard,
  STORYBOARD_VERSION,
  type WordTime,
} from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import { DEFAULT_CHOICES, parseStoryboard } from '@dayreel/storyboard/schema'
import { KeptSteps } from '../../kept/kept-steps.ts'
import type { FramesToDraw } from '../../render/draw-frames.ts'
import type { TimedLayer } from '../../render/layers/plan-layers.ts'
import type { RenderLayer } from '../../render/render-video.ts'
import { completeStoryboard } from '../complete-storyboard.ts'
import { type FrameSize, frameSize } from '../frame-size.ts'
import { illustrateScenes } from '../illustrate-scenes.ts'
import { resolveLooks } from '../resolve-looks.ts'
import { timeBoardLayers } from '../time-layers.ts'

/** The sentence that a sample shows, and the choices that decide how. */
export type SampledScene = Pick<Storyboard, 'style' | 'format' | 'look' | 'boardTheme'> & {
  sentence: string
  /** Primary subtag of BCP 47. */
  language: string
}
/** The engines of samples. */
export type SamplePorts = Pick<Ports, 'reader' | 'illustrators' | 'boardArtist' | 'playArtist'>

/** Frames per second. Stepped motion changes at the same rate, so a sample shows every step. */
export const SAMPLE_RATE = 12
/** Number of frames of a sample: two seconds. */
export const SAMPLE_FRAMES = 24
/** The frame rate of the video that a sample comes from. */
const VIDEO_RATE = 24
/** Size of the frames relative to a video in low quality. */
const SCALE = 0.25
/** Seconds in which all words are spoken, so that everything is visible at the end. Slow words take less. */
const SPOKEN_SECONDS = 1.4
const SECONDS_A_WORD = 0.3
const SEED = 1
/** The key of the scene's picture. */
const GROUND = 'ground'
/** Whole samples are cached, so their parts are not. */
const NO_STORE = { get: async () => undefined, put: async () => undefined }

/** Makes the storyboard of a sample: one scene with one sentence, which is also its title. */
export function sampleStoryboard(
  { sentence, language, ...choices }: SampledScene,
  reader: Pick<Ports['reader'], 'picture'>,
): Storyboard {
  const { durationSeconds: _duration, facts: _facts, ...defaults } = DEFAULT_CHOICES
  const [imagePrompt] = reader.picture([{ text: sentence, shows: '' }], { title: sentence, notes: '' })
  return parseStoryboard(
    JSON.stringify({
      ...defaults,
      ...choices,
      version: STORYBOARD_VERSION,
      captionStyle: NO_CAPTIONS,
      language,
      seed: SEED,
      pace: 1,
      title: cutTitle(sentence, language),
      scenes: [{ id: 's1', seed: SEED, text: sentence, imagePrompt }],
    }),
  )
}

/** Returns the size of a sample's frames. */
export function sampleSize(storyboard: Pick<Storyboard, 'format' | 'quality'>): FrameSize {
  return frameSize({ ...storyboard, quality: 'low' }, SCALE)
}

/**
 * Plans the frames of a moving sample of a look: the first seconds of a scene, as a video shows it. Rules make its
 * board or its shadow play, and the built-in illustrator its picture: no model is called for a sample.
 */
export async function planLookSample(
  sampled: SampledScene,
  ports: SamplePorts,
  signal: AbortSignal,
): Promise<FramesToDraw> {
  const { reader, boardArtist, playArtist } = ports
  const illustrator = chooseIllustrator(ports, undefined)
  const completed = completeStoryboard(sampleStoryboard(sampled, reader), { reader, illustrator })
  const storyboard = resolveLooks(completed, ports)
  const size = sampleSize(storyboard)
  const { pictures, layers } = await illustrateScenes(storyboard, illustrator, new KeptSteps(NO_STORE), {
    signal,
    frame: size,
    ...(boardArtist && { boardArtist }),
    ...(playArtist && { playArtist }),
    onPicture: () => undefined,
  })
  const { bytes, ...picture } = pictures[0]!
  const files = new Map([[GROUND, bytes]])
  const timed = timeBoardLayers(layers[0]!, timeWords(sampled), 'layer')
  for (const each of timed.flatMap((layer) => [layer.picture, ...(layer.next ?? [])]))
    files.set(each.key, await each.read())
  return {
    scenes: [
      {
        id: 's1',
        seconds: SAMPLE_FRAMES / SAMPLE_RATE,
        captions: [],
        picture: { key: GROUND, ...picture },
        layers: timed.map(withoutReading),
      },
    ],
    captions: null,
    size,
    framesPerSecond: VIDEO_RATE,
    whole: undefined,
    files,
    wanted: Array.from({ length: SAMPLE_FRAMES }, (_, i) => (i * VIDEO_RATE) / SAMPLE_RATE),
  }
}

/** Spreads the words evenly over the first part of the scene. */
function timeWords({ sentence, language }: Pick<SampledScene, 'sentence' | 'language'>): WordTime[] {
  const words = splitWords(sentence, language)
  const seconds = Math.min(SECONDS_A_WORD, SPOKEN_SECONDS / words.length)
  return words.map(({ from, to }, i) => ({ from, to, start: i * seconds, end: (i + 1) * seconds }))
}

/** Returns a layer as plain values, which a thread can receive. */
function withoutReading({ picture, next, ...layer }: RenderLayer): TimedLayer {
  const { key, width, height } = picture
  return { ...layer, picture: { key, width, height }, ...(next && { next: next.map((each) => ({ key: each.key })) }) }
}
